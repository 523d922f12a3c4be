import { isDelimiter, isSpace, unescaped } from './pdf-characters.js';

const longest = 127;
const [slash] = [...Buffer.from('/')];

/** Finds what would be names in texts, comments and streams, once readers may be elsewhere than the lexer is. */
export class HiddenNames {
  private name: string | undefined;
  private isOn = false;

  constructor(private readonly found: (name: string) => void) {}

  turnOn(): void {
    this.isOn = true;
  }

  add(byte: number): void {
    if (!this.isOn) return;
    if (isSpace[byte] === 1 || isDelimiter[byte] === 1) {
      this.finish();
      if (byte === slash) this.name = '';
    } else if (this.name !== undefined && this.name.length < longest) this.name += String.fromCharCode(byte);
  }

  addAll(bytes: Buffer): void {
    if (this.isOn) for (const byte of bytes) this.add(byte);
  }

  finish(): void {
    if (this.name !== undefined) this.found(unescaped(this.name));
    this.drop();
  }

  /** It goes on as something else. */
  drop(): void {
    this.name = undefined;
  }
}
