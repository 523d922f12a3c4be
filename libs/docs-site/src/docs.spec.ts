import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

const style = readFileSync(new URL('./docs.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = style.split('@media screen and (prefers-color-scheme: dark)');
const coloursIn = (part: string): Map<string, string> =>
  new Map(
    [...(/:root \{([^}]*)\}/.exec(part)?.[1] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
const themes = { light: coloursIn(light), dark: new Map([...coloursIn(light), ...coloursIn(dark)]) };

const onPaper = ['ink', 'soft', 'accent', 'get', 'post', 'put', 'patch', 'delete'];
const pairs = [
  ...['paper', 'raised', 'tint'].flatMap((ground) => ['ink', 'soft'].map((text) => [text, ground] as const)),
  ...['paper', 'raised'].flatMap((ground) => onPaper.map((text) => [text, ground] as const)),
  ...['ink', 'soft', 'panel-key', 'panel-text', 'panel-value'].map((text) => [text, 'panel'] as const),
  ...['night-ink', 'night-soft', 'night-key', 'night-text', 'night-value'].map((text) => [text, 'night'] as const),
  ...['get', 'post', 'put', 'patch', 'delete'].map((text) => [text, 'tint'] as const),
  ['paper', 'accent'] as const,
];

describe('the colours of the docs', () => {
  test.each(Object.entries(themes))('keep a contrast of 4.5 in the %s theme', (_, colours) => {
    const poor = pairs
      .map(([text, ground]) => [text, ground, contrast(colours.get(text) ?? '', colours.get(ground) ?? '')] as const)
      .filter(([, , ratio]) => !(ratio >= 4.5));
    expect(poor).toEqual([]);
  });
});

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
