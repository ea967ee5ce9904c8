@_exported import TouchRules
@_exported import TouchUI
