import type { Dice } from './dice.js';

/** Grey values around 0 that repeat themselves, to be laid over anything. */
export class Texture {
  private constructor(private readonly values: Float32Array) {}

  static readonly side = 512;

  /** Of spots of these sizes, and stretched so many times along one direction. */
  static of(dice: Dice, { spots, stretch = 1 }: { spots: readonly number[]; stretch?: number }): Texture {
    const values = new Float32Array(Texture.side ** 2);
    for (const spot of spots) addSpots(values, dice, { across: Math.round(Texture.side / spot), stretch });
    const scale = 1 / spots.length;
    for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) * scale;
    return new Texture(values);
  }

  /** -1 to 1. */
  at(x: number, y: number): number {
    const mask = Texture.side - 1;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - left, y - top];
    const row = (top & mask) * Texture.side;
    const below = ((top + 1) & mask) * Texture.side;
    const [a, b] = [left & mask, (left + 1) & mask];
    const upper = (this.values[row + a] ?? 0) * (1 - right) + (this.values[row + b] ?? 0) * right;
    const lower = (this.values[below + a] ?? 0) * (1 - right) + (this.values[below + b] ?? 0) * right;
    return upper * (1 - down) + lower * down;
  }
}

function addSpots(values: Float32Array, dice: Dice, { across, stretch }: { across: number; stretch: number }): void {
  const wide = Math.max(1, Math.round(across / stretch));
  const lattice = Float32Array.from({ length: wide * across }, () => dice.next() * 2 - 1);
  for (let y = 0; y < Texture.side; y++) {
    const latticeY = (y * across) / Texture.side;
    const top = Math.floor(latticeY);
    const down = smooth(latticeY - top);
    const [row, below] = [(top % across) * wide, ((top + 1) % across) * wide];
    for (let x = 0; x < Texture.side; x++) {
      const latticeX = (x * wide) / Texture.side;
      const left = Math.floor(latticeX);
      const right = smooth(latticeX - left);
      const [a, b] = [left % wide, (left + 1) % wide];
      const upper = (lattice[row + a] ?? 0) * (1 - right) + (lattice[row + b] ?? 0) * right;
      const lower = (lattice[below + a] ?? 0) * (1 - right) + (lattice[below + b] ?? 0) * right;
      const index = y * Texture.side + x;
      values[index] = (values[index] ?? 0) + upper * (1 - down) + lower * down;
    }
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
