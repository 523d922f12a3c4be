export type Bracket = '<<' | '[';

/** Receives the tokens of a PDF while it is read. */
export interface PdfListener {
  name(name: string): void;
  /** A name within a text, a comment or a stream, where readers may be elsewhere than the lexer is. */
  hiddenName(name: string): void;
  /** A bare word or number. */
  word(word: string): void;
  opens(bracket: Bracket): void;
  /** `obj`. Only after two numbers and outside of everything else is it certain: else, readers differ in what they make of it. */
  objectBegins?(isCertain: boolean): void;
  /** Such as by a bracket that closes another than was opened: they may see another dictionary than the lexer. */
  readersDiffer?(): void;
  /** The keyword `stream` after a dictionary: the bytes of the stream follow. Readers agree where, if its line ends with it. */
  streamBegins?(endsLine: boolean): void;
  streamBytes?(bytes: Buffer): void;
  streamEnds?(): void;
}
