import type { Conditions, Glare, Occlusion } from './conditions.js';
import type { Dice } from './dice.js';
import type { Row } from './projection.js';
import type { Sheet } from './sheet.js';

/** A glare's rim fades out in as much again as this share of its radius. */
export const glareRim = 0.6;

type Colour = readonly [red: number, green: number, blue: number];

/** What light, and whatever lies on a sheet, make of its colours. */
export class Light {
  private readonly thing: Colour;
  private readonly warmth: Colour;
  private readonly lift: number;

  constructor(
    private readonly sheet: Sheet,
    private readonly conditions: Conditions,
    private readonly picture: { readonly width: number; readonly height: number },
    dice: Dice,
  ) {
    const { light, occlusion } = conditions;
    this.thing =
      occlusion?.kind === 'finger'
        ? [dice.between(120, 235), dice.between(85, 175), dice.between(65, 150)]
        : [dice.between(180, 255), dice.between(180, 255), dice.between(40, 255)];
    this.warmth = [1 + light.warmth * 0.12, 1, 1 - light.warmth * 0.12];
    this.lift = 128 * (1 - light.contrast);
  }

  paint(row: Row): void {
    const { light, glare, occlusion } = this.conditions;
    if (occlusion !== undefined) this.occlude(row, occlusion);
    const { width, height } = this.picture;
    const [dx, dy] = [Math.cos((light.direction * Math.PI) / 180), Math.sin((light.direction * Math.PI) / 180)];
    const reach = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
    const { colours } = row;
    const [red, green, blue] = this.warmth;
    for (let x = 0, at = 0; x < width; x++, at += 3) {
      const along = ((x - width / 2) * dx + (row.y - height / 2) * dy) / reach;
      const strength = light.brightness * (1 - (light.falloff * (1 + along)) / 2);
      const [scale, lift] = [strength * light.contrast, strength * this.lift];
      colours[at] = ((colours[at] ?? 0) * scale + lift) * red;
      colours[at + 1] = ((colours[at + 1] ?? 0) * scale + lift) * green;
      colours[at + 2] = ((colours[at + 2] ?? 0) * scale + lift) * blue;
    }
    if (light.shadow !== undefined) this.darken(row, light.shadow);
    if (glare !== undefined) shine(row, glare);
  }

  /** Its edge is as soft as a twentieth of the picture. */
  private darken({ y, colours }: Row, { strength, from, direction }: NonNullable<Conditions['light']['shadow']>): void {
    const { width, height } = this.picture;
    const [dx, dy] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)];
    const reach = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
    for (let x = 0; x < width; x++) {
      const along = ((x - width / 2) * dx + (y - height / 2) * dy) / reach;
      const left = 1 - strength * Math.min(1, Math.max(0, (along - from) * 20));
      for (let at = x * 3; at < x * 3 + 3; at++) colours[at] = (colours[at] ?? 0) * left;
    }
  }

  private occlude({ left, top, colours }: Row, thing: Occlusion): void {
    const isOn = thing.kind === 'sticker' ? isOnSticker : isOnFinger;
    const comesFromRight = thing.x + thing.width / 2 > this.sheet.width / 2;
    for (let index = 0; index < left.length; index++) {
      const across = (((top[index] ?? 0) - thing.y) / thing.height) * 2 - 1;
      if (across < -1 || across > 1) continue;
      const place = left[index] ?? 0;
      if (!isOn(thing, comesFromRight ? place - thing.x : thing.x + thing.width - place, across)) continue;
      const shade = thing.kind === 'sticker' ? 1 : 1 - 0.45 * across * across;
      for (let channel = 0; channel < 3; channel++) colours[index * 3 + channel] = (this.thing[channel] ?? 0) * shade;
    }
  }
}

function isOnSticker({ width }: Occlusion, beyond: number): boolean {
  return beyond >= 0 && beyond <= width;
}

/** Its tip is round. */
function isOnFinger({ height }: Occlusion, beyond: number, across: number): boolean {
  return beyond >= 0 && across * across <= beyond / (height / 2);
}

function shine({ left, top, colours }: Row, { x, y, radius }: Glare): void {
  const reach = radius * (1 + glareRim);
  for (let index = 0; index < left.length; index++) {
    const [dx, dy] = [(left[index] ?? 0) - x, (top[index] ?? 0) - y];
    if (Math.abs(dx) > reach || Math.abs(dy) > reach) continue;
    const share = Math.min(1, Math.max(0, (reach - Math.sqrt(dx * dx + dy * dy)) / (reach - radius)));
    for (let at = index * 3; at < index * 3 + 3; at++)
      colours[at] = (colours[at] ?? 0) + (262 - (colours[at] ?? 0)) * share * share;
  }
}
