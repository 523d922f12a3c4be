import type { Conditions } from './conditions.js';
import type { Dice } from './dice.js';
import type { Sheet } from './sheet.js';

export interface Colour {
  red: number;
  green: number;
  blue: number;
}

interface Place {
  /** Pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** Millimetres on the sheet. */
  readonly left: number;
  readonly top: number;
}

/** What light, and whatever lies on the sheet, make of a colour. */
export function lightOn(
  sheet: Sheet,
  { light, glare, occlusion }: Conditions,
  { width, height }: { width: number; height: number },
  dice: Dice,
): (colour: Colour, place: Place) => void {
  const [dx, dy] = [Math.cos((light.direction * Math.PI) / 180), Math.sin((light.direction * Math.PI) / 180)];
  const reach = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
  const [red, blue] = [1 + light.warmth * 0.15, 1 - light.warmth * 0.15];
  const lift = 128 * (1 - light.contrast);
  const thing = occlusion === undefined ? undefined : occluding(sheet, occlusion, dice);
  return (colour, { x, y, left, top }) => {
    thing?.(colour, left, top);
    const along = ((x - width / 2) * dx + (y - height / 2) * dy) / reach;
    const strength = light.brightness * (1 - (light.falloff * (1 + along)) / 2);
    const shine = glare === undefined ? 0 : shineAt(Math.hypot(left - glare.x, top - glare.y) / glare.radius);
    colour.red = burnt((colour.red * light.contrast + lift) * strength * red, shine);
    colour.green = burnt((colour.green * light.contrast + lift) * strength, shine);
    colour.blue = burnt((colour.blue * light.contrast + lift) * strength * blue, shine);
  };
}

/** A glare's rim fades out in as much again as this share of its radius. */
export const glareRim = 0.6;

function shineAt(distance: number): number {
  if (distance >= 1 + glareRim) return 0;
  if (distance <= 1) return 1;
  const share = 1 - (distance - 1) / glareRim;
  return share * share;
}

function burnt(value: number, shine: number): number {
  return value + (262 - value) * shine;
}

function occluding(
  sheet: Sheet,
  { kind, x, y, width, height }: NonNullable<Conditions['occlusion']>,
  dice: Dice,
): (colour: Colour, left: number, top: number) => void {
  const finger = { red: dice.between(120, 235), green: dice.between(85, 175), blue: dice.between(65, 150) };
  const sticker = { red: dice.between(180, 255), green: dice.between(180, 255), blue: dice.between(40, 255) };
  const rightward = x + width / 2 > sheet.width / 2;
  return (colour, left, top) => {
    const across = (top - y - height / 2) / (height / 2);
    const beyond = rightward ? left - x : x + width - left;
    const isOn =
      kind === 'sticker'
        ? left >= x && left <= x + width && Math.abs(across) <= 1
        : beyond >= 0 && Math.abs(across) <= Math.sqrt(Math.min(1, beyond / (height / 2)));
    if (!isOn) return;
    const shade = kind === 'sticker' ? 1 : 1 - 0.45 * across * across;
    const { red, green, blue } = kind === 'sticker' ? sticker : finger;
    colour.red = red * shade;
    colour.green = green * shade;
    colour.blue = blue * shade;
  };
}
