/** The engine failed, took too long or is missing. The message never quotes a document. */
export class OcrError extends Error {
  override readonly name = 'OcrError';
}
