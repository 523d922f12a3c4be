/**
 * Chance that can be had again: the same seed and name give the same throws on every machine. Seeds below 1,000,000
 * are for trying things out and tuning; what is measured and published is drawn from seeds of 1,000,000 and above,
 * which nobody tunes anything against.
 */
export class Dice {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** Throws of another name do not move these: what is added to one part of a drawing leaves the others as they were. */
  constructor(
    private readonly seed: number,
    private readonly name: string,
  ) {
    let hash = 0x811c9dc5;
    for (const letter of `${name}#${seed}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    this.a = hash;
    this.b = Math.imul(seed, 0x9e3779b1);
    this.c = 0x243f6a88 ^ name.length;
    for (let round = 0; round < 15; round++) this.next();
  }

  named(name: string): Dice {
    return new Dice(this.seed, `${this.name}/${name}`);
  }

  /** From 0 to below 1 (sfc32). */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  /** Small values as often as large ones: from 4 to 8 as often as from 8 to 16. */
  scaleBetween(least: number, most: number): number {
    return least * (most / least) ** this.next();
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  oneOf<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.next() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }

  /** By weight: `{ usual: 9, rare: 1 }`. */
  weighed<K extends string>(weights: Readonly<Record<K, number>>): K {
    const names = Object.keys(weights) as K[];
    let left = this.next() * names.reduce((sum, each) => sum + weights[each], 0);
    for (const each of names) {
      left -= weights[each];
      if (left < 0) return each;
    }
    return names[names.length - 1] as K;
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** `LLDDDDDDX`: L is a letter, D a digit, X either; other characters stand for themselves. */
  like(pattern: string): string {
    return pattern.replace(/[LDX]/g, (kind) => this.oneOf([...(alphabets[kind] ?? '')]));
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const alphabets: Readonly<Record<string, string>> = { L: letters, D: digits, X: digits + letters };
