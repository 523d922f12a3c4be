/** Nothing could be recognized: the engine failed, took too long or is not there. What it says never quotes a document. */
export class OcrError extends Error {
  override readonly name = 'OcrError';
}
