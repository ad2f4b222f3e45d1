# What storage says when it cannot do what it was asked.

store-address = { $address } is not a database that Paddock knows: give the path of a file, or postgresql://…
store-not-ours = { $address } belongs to another program: it is not a Paddock database
store-newer = { $address } was written by a newer version of Paddock (schema { $found }, this one knows { $known }): use that version
store-in-use = { $address } is in use by another running Paddock
store-down = the database { $address } is not available: { $reason }
store-stopped = the database { $address } is closed
store-missing = there is no Paddock database at { $address }
store-older = { $address } was written by an older version of Paddock: start the server once to bring it up to date
store-not-empty = { $address } is not empty: a backup can only be restored into an empty database
store-damaged = { $address } is damaged
store-lost = { $address } is empty, but the journal of a former database lies beside it ({ $traces }): restore a backup, or move the journal away
store-same = { $address } is the database itself: give another file for the backup

cli-backup-help = Copy all tables and guests into one file while the server keeps running.
cli-backup-examples = For example
    {"  "}{ $program } backup backup.paddock-db
    {"  "}{ $program } backup backup.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Saved to { $file }
cli-restore-help = Restore a backup into an empty database.
cli-restore-examples = For example
    {"  "}{ $program } restore backup.paddock-db
    {"  "}{ $program } restore backup.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Restored from { $file }
cli-argument-backup = The backup file.
cli-export-help = Write the records of all finished matches into a folder, and their results as CSV and JSON Lines.
cli-export-examples = For example
    {"  "}{ $program } export records
    {"  "}{ $program } export records --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } record
   *[other] { $count } records
} in { $file }
cli-export-unread = { $count ->
    [one] this table was saved by another version of Paddock and could not be read in full
   *[other] these { $count } tables were saved by another version of Paddock and could not be read in full
}: { $tables }
cli-argument-export = The folder for the records; it is created if needed.
cli-flag-export-running = Include matches in progress, as far as spectators may see them.

cli-forget-help = Forget a person: bots take their seats, and name, chat, devices and links are removed.
cli-forget-examples = For example
    {"  "}{ $program } forget Anna
cli-forget-done = Forgotten: { $name }
cli-forget-nobody = there is nobody called { $name }
cli-forget-several = several people are called { $name }; give one of these ids: { $list }
cli-argument-guest = The person’s id, or their name if only one has it.
cli-storage-help = Show what takes how much space.
cli-storage-examples = For example
    {"  "}{ $program } storage
cli-storage-kind = what
cli-storage-rows = rows
cli-storage-size = kB
cli-storage-total = all
cli-reports-help = List what people have reported.
cli-reports-examples = For example
    {"  "}{ $program } reports
cli-reports-none = nobody has reported anything
cli-reports-about = { $when }: { $reporter } reports { $name } (table { $table }): { $reason }
