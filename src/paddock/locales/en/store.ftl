# What storage says when it cannot do what it was asked.

store-address = { $address } is no database that Paddock knows: give the path of a file, or postgresql://…
store-not-ours = { $address } belongs to another program: it is no database of Paddock
store-newer = { $address } was written by a newer Paddock (schema { $found }, this one knows { $known }): use that one
store-in-use = { $address } is in use by another Paddock that is running
store-down = the database { $address } cannot be used now: { $reason }
store-stopped = the database { $address } is closed
store-missing = there is no database of Paddock at { $address }
store-older = { $address } was written by an older Paddock: start the server once, it brings it up to date
store-not-empty = { $address } is not empty: a backup is restored into an empty database only
store-damaged = { $address } is damaged
store-same = { $address } is the database itself: name another file for the backup

cli-backup-help = Copy all tables and guests into one file, while the server goes on running.
cli-backup-examples = For example
    {"  "}{ $program } backup backup.paddock-db
    {"  "}{ $program } backup backup.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Kept in { $file }
cli-restore-help = Put a backup back, into a database that is empty.
cli-restore-examples = For example
    {"  "}{ $program } restore backup.paddock-db
    {"  "}{ $program } restore backup.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Restored from { $file }
cli-argument-backup = The file of the backup.
cli-export-help = Write the records of all matches that are over into a folder.
cli-export-examples = For example
    {"  "}{ $program } export records
    {"  "}{ $program } export records --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } record
   *[other] { $count } records
} in { $file }
cli-export-unread = another version of Paddock kept { $count ->
    [one] this table
   *[other] these { $count } tables
}, of which not everything could be read: { $tables }
cli-argument-export = The folder for the records; it is made if it is not there.
cli-flag-export-running = Matches being played too, as far as spectators may know.
