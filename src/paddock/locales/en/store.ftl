# What storage says when it cannot do what it was asked.

store-address = { $address } is no database that Paddock knows: give the path of a file, or postgresql://…
store-not-ours = { $address } belongs to another program: it is no database of Paddock
store-newer = { $address } was written by a newer Paddock (schema { $found }, this one knows { $known }): use that one
store-in-use = { $address } is in use by another Paddock that is running
store-down = the database { $address } cannot be used now: { $reason }
store-stopped = the database { $address } is closed
