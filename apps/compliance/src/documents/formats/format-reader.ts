/** Looks at a file while it passes by, and throws `DocumentRejected` when it has seen enough. */
export interface FormatReader {
  /** A promise where there is something to wait for before more comes. */
  read(bytes: Buffer): Promise<void> | undefined;
  /** All bytes have passed. */
  end(sizeBytes: number): void | Promise<void>;
}
