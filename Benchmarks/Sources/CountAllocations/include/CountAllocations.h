/// The number of times that memory was asked for since the program began.
unsigned long allocations(void);
