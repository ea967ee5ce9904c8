@_exported import TouchModel
