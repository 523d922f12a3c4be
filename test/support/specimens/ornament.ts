import type { Dice } from './dice.js';
import type { Box } from './sheet.js';

/** A tint of a hue: 0 to 100 of saturation and of lightness. */
export function tint(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Flowing fine lines, as they are printed beneath what must not be altered. */
export function waves(dice: Dice, box: Box, { ink, lines = 24 }: { ink: string; lines?: number }): string {
  const [amplitude, length, drift] = [dice.between(1, 5), dice.between(18, 60), dice.between(0.05, 0.3)];
  const phase = dice.between(0, 6.28);
  const gap = (box.height + 2 * amplitude) / lines;
  const paths = Array.from({ length: lines }, (_, line) => {
    const y = box.y - amplitude + line * gap;
    const points = Array.from({ length: Math.ceil(box.width / 2) + 1 }, (__, step) => {
      const x = box.x + step * 2;
      const bend =
        Math.sin((x / length) * 6.28 + phase + line * drift) + 0.4 * Math.sin((x / length) * 15 + line * 0.2);
      return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + amplitude * bend).toFixed(2)}`;
    });
    return points.join('');
  });
  return `<path d="${paths.join('')}" fill="none" stroke="${ink}" stroke-width="${dice.between(0.08, 0.2).toFixed(2)}"/>`;
}

/** A rosette of one line that winds around. */
export function rosette(
  dice: Dice,
  { x, y, radius, ink }: { x: number; y: number; radius: number; ink: string },
): string {
  const [petals, depth] = [dice.whole(5, 17), dice.between(0.25, 0.6)];
  const rings = [1, 0.82, 0.64].map((share, ring) => {
    const points = Array.from({ length: 240 }, (_, step) => {
      const angle = (step / 240) * 2 * Math.PI;
      const distance = radius * share * (1 - depth / 2 + (depth / 2) * Math.cos(petals * angle + ring));
      return `${(x + distance * Math.cos(angle)).toFixed(2)} ${(y + distance * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${points.join('L')}Z`;
  });
  return `<path d="${rings.join('')}" fill="none" stroke="${ink}" stroke-width="0.12"/>`;
}

/** Head and shoulders of nobody. */
export function portrait(dice: Dice, box: Box, isGrey = false): string {
  const skin = isGrey
    ? tint(0, 0, dice.between(45, 80))
    : tint(dice.between(15, 32), dice.between(25, 55), dice.between(35, 80));
  const hair = isGrey
    ? tint(0, 0, dice.between(8, 50))
    : tint(dice.between(15, 40), dice.between(5, 50), dice.between(8, 45));
  const cloth = tint(dice.between(0, 360), isGrey ? 0 : dice.between(5, 50), dice.between(15, 60));
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.44];
  const r = box.width * dice.between(0.24, 0.29);
  const eye = (side: number): string =>
    `<ellipse cx="${x + side * r * 0.42}" cy="${y - r * 0.08}" rx="${r * 0.14}" ry="${r * 0.07}" fill="#f6f2ee"/><circle cx="${x + side * r * 0.42}" cy="${y - r * 0.08}" r="${r * 0.07}" fill="#231a14"/><path d="M${x + side * r * 0.22} ${y - r * 0.3}L${x + side * r * 0.62} ${y - r * 0.33}" stroke="${hair}" stroke-width="${r * 0.07}"/>`;
  const long = dice.chance(0.5)
    ? `<rect x="${x - r * 1.12}" y="${y - r * 0.6}" width="${r * 2.24}" height="${r * 2.1}" rx="${r * 0.6}" fill="${hair}"/>`
    : '';
  return [
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${isGrey ? '#dedede' : tint(dice.between(190, 230), 15, dice.between(78, 92))}"/>`,
    `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`,
    `<ellipse cx="${x}" cy="${y - r * 0.25}" rx="${r * 1.12}" ry="${r * 1.3}" fill="${hair}"/>${long}`,
    `<ellipse cx="${x}" cy="${box.y + box.height * 1.06}" rx="${box.width * 0.48}" ry="${box.height * 0.3}" fill="${cloth}"/>`,
    `<rect x="${x - r * 0.42}" y="${y + r * 0.6}" width="${r * 0.84}" height="${r * 1.1}" fill="${skin}"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${r * 0.92}" ry="${r * 1.22}" fill="${skin}"/>`,
    eye(-1),
    eye(1),
    `<path d="M${x} ${y}L${x - r * 0.12} ${y + r * 0.4}L${x + r * 0.1} ${y + r * 0.42}" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="${r * 0.06}"/>`,
    `<path d="M${x - r * 0.3} ${y + r * 0.68}Q${x} ${y + r * 0.78} ${x + r * 0.3} ${y + r * 0.68}" fill="none" stroke="#7a2f2a" stroke-opacity="0.7" stroke-width="${r * 0.09}"/>`,
    '</svg>',
  ].join('');
}

/** A name written by hand, more or less. */
export function signature(dice: Dice, box: Box): string {
  const count = dice.whole(6, 11);
  const turns = Array.from({ length: count }, (_, index) => {
    const x = box.x + (box.width * (index + 1)) / count;
    const [bend, y] = [dice.between(-1, 1), box.y + box.height * dice.between(0.1, 0.9)];
    return `S${(x - 1 + bend).toFixed(2)} ${(y + bend * 2).toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `<path d="M${box.x} ${box.y + box.height / 2}${turns.join('')}" fill="none" stroke="#1b2350" stroke-width="0.3" stroke-linecap="round"/>`;
}
