import type { Background, Conditions, Glare, Occlusion, Output } from './conditions.js';
import type { Dice } from './dice.js';
import { brokenLimits, mustBeRead } from './legibility.js';
import { Projection } from './projection.js';
import type { Sheet } from './sheet.js';

/** As people photograph: from everywhere, in every light; what they send is legible, is not, or is nothing at all. */
export type Care = 'legible' | 'illegible' | 'hopeless';

/** Larger pictures than a telephone takes are not made. */
const mostPixels = 12_000_000;

/** All ranges reach to their limits; what breaks one of those all the same is thrown again. */
export function conditionsFor(dice: Dice, sheet: Sheet, care: Care): Conditions {
  for (let attempt = 0; attempt < 500; attempt++) {
    const thrown = dice.named(`attempt/${attempt}`);
    const fair = fairConditions(thrown, sheet);
    const conditions = care === 'legible' ? fair : spoiled(fair, thrown.named('spoiled'), sheet, care === 'hopeless');
    const isKept = (brokenLimits(conditions, sheet).length === 0) === (care === 'legible');
    if (isKept && pixelsOf(conditions, sheet) <= mostPixels) return conditions;
  }
  throw new Error('No throw of the dice keeps the limits: the ranges and the limits are too far apart.');
}

function fairConditions(dice: Dice, sheet: Sheet): Conditions {
  // Pictures that a telephone makes smaller before it sends them are more usual than whole ones.
  const pixelsPerMillimetre = 5.2 * (22 / 5.2) ** (dice.next() ** 1.4);
  const stroke = (2.7 * pixelsPerMillimetre) / 8;
  const shakes = dice.chance(0.25);
  return {
    angle: dice.chance(0.6) ? dice.oneOf([0, 0, 0, 90, 180, 270]) + dice.between(-8, 8) : dice.between(0, 360),
    perspective: { share: dice.between(0, 0.15), direction: dice.between(0, 360) },
    bend: sheet.width === 125 && dice.chance(0.4) ? dice.between(-2, 2) : 0,
    pixelsPerMillimetre,
    margins: [dice.between(0.05, 0.4), dice.between(0.05, 0.4), dice.between(0.05, 0.4), dice.between(0.05, 0.4)],
    blur: Math.max(0.3, stroke * dice.next()),
    isByPhone: dice.named('phone').chance(0.4),
    motion: { pixels: shakes ? stroke * Math.sqrt(12) * dice.next() : 0, direction: dice.between(0, 360) },
    noise: { luminance: 20 * dice.next() ** 1.5, colour: 8 * dice.next() ** 1.5 },
    light: {
      falloff: dice.between(0, 0.5),
      direction: dice.between(0, 360),
      brightness: dice.between(0.6, 1.1),
      contrast: 1 - 0.6 * dice.next() ** 1.5,
      warmth: dice.between(-1, 1),
      ...shadowOf(dice.named('shadow')),
    },
    ...(dice.chance(0.25) ? { glare: glareOn(dice, sheet) } : {}),
    ...(dice.chance(0.2) ? { occlusion: occlusionOf(dice, sheet) } : {}),
    background: backgroundOf(dice),
    output: outputOf(dice),
  };
}

function shadowOf(dice: Dice): Pick<Conditions['light'], 'shadow'> {
  if (!dice.chance(0.2)) return {};
  return {
    shadow: { strength: dice.between(0.15, 0.6), from: dice.between(-0.7, 0.7), direction: dice.between(0, 360) },
  };
}

function glareOn(dice: Dice, { page }: Sheet): Glare {
  return {
    x: page.x + page.width * dice.between(-0.1, 1.1),
    y: page.y + page.height * dice.between(-0.1, 1.1),
    radius: dice.scaleBetween(3, 16),
  };
}

/** Fingers hold an edge; a sticker may be anywhere. */
function occlusionOf(dice: Dice, { page }: Sheet): Occlusion {
  if (dice.chance(0.35)) {
    const [width, height] = [dice.between(8, 25), dice.between(5, 15)];
    return {
      kind: 'sticker',
      width,
      height,
      x: page.x + dice.next() * (page.width - width),
      y: page.y + dice.next() * (page.height - height),
    };
  }
  const [deep, height] = [dice.between(4, 18), dice.between(12, 20)];
  const y = page.y + dice.next() * (page.height - height);
  const isLeft = dice.chance(0.5);
  return { kind: 'finger', x: isLeft ? page.x - 60 : page.x + page.width - deep, y, width: 60 + deep, height };
}

function backgroundOf(dice: Dice): Background {
  const texture = dice.weighed({ wood: 4, stone: 3, cloth: 2, plain: 3, papers: 2 });
  const lightness = texture === 'papers' ? dice.between(70, 96) : dice.between(10, 92);
  return {
    texture,
    lightness,
    hue: dice.oneOf([25, 30, 35, 200, 220, 0, 120, 280]),
  };
}

function outputOf(dice: Dice): Output {
  return {
    format: dice.weighed({ jpeg: 85, png: 6, webp: 9 }),
    quality: Math.round(dice.between(35, 95)),
    orientation: dice.oneOf([1, 1, 1, 1, 1, 1, 1, 3, 6, 6, 8]),
  };
}

const spoilers = ['tiny', 'blurred', 'shaken', 'noisy', 'pale', 'burnt', 'covered', 'cut'] as const;
type Spoiler = (typeof spoilers)[number];

/** With one thing that is beyond its limit: somewhat, or far. */
function spoiled(fair: Conditions, dice: Dice, sheet: Sheet, isFar: boolean): Conditions {
  const stroke = (2.7 * fair.pixelsPerMillimetre) / 8;
  const beyond = isFar ? dice.between(3, 6) : dice.between(1.2, 2.5);
  const box = mustBeRead(sheet);
  const spoilt: Readonly<Record<Spoiler, () => Partial<Conditions>>> = {
    tiny: () => ({ pixelsPerMillimetre: 5.2 / beyond, blur: 0.5 }),
    blurred: () => ({ blur: stroke * beyond }),
    shaken: () => ({ motion: { ...fair.motion, pixels: stroke * Math.sqrt(12) * beyond } }),
    noisy: () => ({
      noise: { luminance: 20 * beyond, colour: 12 },
      light: { ...fair.light, contrast: 0.5 },
      // On a fine picture, eyes see through any noise.
      ...(isFar ? { pixelsPerMillimetre: Math.min(6, fair.pixelsPerMillimetre) } : {}),
    }),
    pale: () => ({ light: { ...fair.light, contrast: isFar ? 0.03 : 0.4 / beyond } }),
    burnt: () => ({
      glare: {
        x: box.x + box.width * dice.next(),
        y: box.y + box.height / 2,
        radius: isFar ? box.width : dice.between(6, 16),
      },
    }),
    covered: () => ({
      occlusion: isFar
        ? { kind: 'sticker', x: -1, y: -1, width: sheet.width + 2, height: sheet.height + 2 }
        : {
            ...{ kind: 'sticker', x: box.x + box.width * dice.between(0, 0.7), y: box.y - 2 },
            ...{ width: box.width * dice.between(0.1, 0.4), height: box.height + 4 },
          },
    }),
    cut: () => ({ margins: cutAt(sheet, dice.between(0.03, 0.2), fair, dice) }),
  };
  // A corner of what is cut off stays to be read more often than not: that is never hopeless.
  return { ...fair, ...spoilt[dice.oneOf(isFar ? spoilers.filter((each) => each !== 'cut') : spoilers)]() };
}

/** Cut off at the edge where the MRZ is. */
function cutAt(sheet: Sheet, share: number, { angle }: Conditions, dice: Dice): Conditions['margins'] {
  const box = mustBeRead(sheet);
  // Left, top, right, bottom: the lower edge of a sheet that is turned by a quarter lies on the left.
  const lowest = (7 + Math.round(angle / 90)) % 4;
  const edge = box.y + box.height / 2 > sheet.height / 2 ? lowest : dice.whole(0, 3);
  const margin = (each: number): number => (each === edge ? -share : dice.between(0.05, 0.3));
  return [margin(0), margin(1), margin(2), margin(3)];
}

function pixelsOf(conditions: Conditions, sheet: Sheet): number {
  const { width, height } = new Projection(sheet, conditions);
  return width * height;
}
