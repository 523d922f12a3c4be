import { beginsObject, endsNumber, isDelimiter, isSpace } from './pdf-characters.js';

const [obj, ler, trai] = ['obj', 'ler', 'trai'].map(inOneNumber);

/** Finds objects and trailers that begin within a text or a comment. */
export class HiddenKeywords {
  /** The last four bytes, and the four before them. */
  private recent = 0;
  private earlier = 0;
  /** `obj` or `trailer` was there, and space at most since. */
  isPending = false;

  /** Whether one began before this byte. `obj` is in many an honest text; `obj <<` is not. */
  add(byte: number): boolean {
    const isGap = isSpace[byte] === 1;
    if ((isGap || isDelimiter[byte] === 1) && this.isKeyword()) this.isPending = true;
    this.earlier = ((this.earlier << 8) | (this.recent >>> 24)) >>> 0;
    this.recent = ((this.recent << 8) | byte) >>> 0;
    if (!this.isPending || isGap) return false;
    this.forget();
    return beginsObject[byte] === 1;
  }

  forget(): void {
    this.isPending = false;
    this.recent = 0;
    this.earlier = 0;
  }

  private isKeyword(): boolean {
    const last = this.recent & 0xffffff;
    if (last === obj) return endsNumber[this.recent >>> 24] === 1;
    return last === ler && ((this.earlier << 8) | (this.recent >>> 24)) >>> 0 === trai;
  }
}

function inOneNumber(letters: string): number {
  return [...Buffer.from(letters)].reduce((number, letter) => number * 256 + letter, 0);
}
