/** Examines a file while it streams past, and throws `DocumentRejected` if it may not be kept. */
export interface FormatReader {
  /** Returns a promise if the next bytes have to wait. */
  read(bytes: Buffer): Promise<void> | undefined;
  /** Called after the last bytes. */
  end(sizeBytes: number): void | Promise<void>;
  /** Called when nothing more comes of it, whether it has ended or not. */
  close?(): void;
}
