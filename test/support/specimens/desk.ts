import type { Background } from './conditions.js';
import type { Dice } from './dice.js';
import { tint } from './ornament.js';
import type { Row } from './projection.js';
import type { Sheet } from './sheet.js';
import { Texture } from './texture.js';

const looks = {
  wood: { spots: [4, 9, 40], stretch: 12, strength: 0.35, saturation: 35 },
  stone: { spots: [2, 6, 30, 90], stretch: 1, strength: 0.45, saturation: 8 },
  cloth: { spots: [2, 3], stretch: 1, strength: 0.3, saturation: 30 },
  plain: { spots: [128], stretch: 1, strength: 0.05, saturation: 10 },
  papers: { spots: [3, 128], stretch: 1, strength: 0.06, saturation: 6 },
} as const;

/** How far the shade of a document reaches beside it, in millimetres. */
const shadeReach = 3;

/** What a document lies on. */
export class Desk {
  private readonly texture: Texture;
  private readonly strength: number;
  private readonly base: readonly [number, number, number];
  private readonly turn: number;

  constructor(
    private readonly sheet: Sheet,
    private readonly background: Background,
    dice: Dice,
  ) {
    const { strength, saturation, ...look } = looks[background.texture];
    this.texture = Texture.of(dice, look);
    this.strength = strength;
    const colour = tint(background.hue, saturation, background.lightness);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
    this.base = [red, green, blue];
    this.turn = dice.between(0, 3);
  }

  /** Wherever the sheet does not cover it. */
  paint({ left, top, covered, colours }: Row): void {
    const [cos, sin] = [Math.cos(this.turn), Math.sin(this.turn)];
    const hasPapers = this.background.texture === 'papers';
    for (let index = 0; index < left.length; index++) {
      const cover = covered[index] ?? 0;
      if (cover >= 1) continue;
      const [x, y] = [left[index] ?? 0, top[index] ?? 0];
      const [across, along] = [x * cos - y * sin, x * sin + y * cos];
      const rough = 1 + this.strength * this.texture.at(across * 4, along * 4);
      const shade = (1 - cover) * rough * this.shadeAt(x, y) * (hasPapers ? papersAt(across, along) : 1);
      // Whatever colours another row has left there are painted over.
      const kept = cover === 0 ? 0 : 1;
      for (let channel = 0; channel < 3; channel++) {
        const at = index * 3 + channel;
        colours[at] = (colours[at] ?? 0) * kept + (this.base[channel] ?? 0) * shade;
      }
    }
  }

  private shadeAt(x: number, y: number): number {
    const beside = Math.max(-x, 0, x - this.sheet.width);
    const above = Math.max(-y, 0, y - this.sheet.height);
    const away = Math.sqrt(beside * beside + above * above);
    return away < shadeReach ? 0.6 + 0.4 * (away / shadeReach) : 1;
  }
}

/** Sheets of print that lie about: grey lines, and an edge here and there. */
function papersAt(across: number, along: number): number {
  const sheet = Math.floor(across / 90) + 2 * Math.floor(along / 130);
  const [x, y] = [across - 90 * Math.floor(across / 90), along - 130 * Math.floor(along / 130)];
  if (x < 0.6 || y < 0.6) return 0.75;
  const isPrinted = y % 5 < 1.6 && x > 10 && x < 80 - ((Math.floor(y / 5) * 37 + sheet * 13) % 30);
  // Words, more or less.
  return isPrinted && Math.floor(x * 1.3 + y * 0.7) % 5 !== 0 && Math.floor(x * 4) % 2 === 0
    ? 0.45
    : 1 - 0.06 * (Math.abs(sheet) % 3);
}
