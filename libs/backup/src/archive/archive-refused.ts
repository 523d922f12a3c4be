/** What was read is not a whole backup, as it was written. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}
