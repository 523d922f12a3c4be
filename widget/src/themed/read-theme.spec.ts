import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTheme } from './read-theme.js';

const whole = {
  accent: { light: '#7c3aed', dark: '#c4b5fd' },
  radius: 4,
  fontFamily: 'serif',
  colorScheme: 'light',
} as const;

test('a theme is taken, and each part of it alone', () => {
  expect(readTheme(whole)).toEqual(whole);
  for (const part of Object.entries(whole)) expect(readTheme(Object.fromEntries([part]))).toBeInstanceOf(Object);
  expect(readTheme({})).toEqual({});
});

describe('no theme is', () => {
  test.each([
    [undefined, 'theme: must be an object'],
    ['--gatehouse-accent: red', 'theme: must be an object'],
    [[whole], 'theme: must be an object'],
    [{ accent: '#7c3aed' }, 'theme.accent: must be an object'],
    [{ accent: { light: '#7c3aed' } }, 'theme.accent.dark: must be a color of six digits, such as #1d4ed8'],
    [
      { accent: { light: 'url(https://evil.example/?)', dark: '#c4b5fd' } },
      'theme.accent.light: must be a color of six digits, such as #1d4ed8',
    ],
    [
      { accent: { light: '#ffffff', dark: '#c4b5fd' } },
      'theme.accent.light: must be readable: #ffffff on #ffffff has a contrast of 1.00:1, and at least 4.5:1 is needed',
    ],
    [{ radius: '4px' }, 'theme.radius: must be a whole number from 0 to 24'],
    [{ radius: 25 }, 'theme.radius: must be a whole number from 0 to 24'],
    [{ radius: Number.NaN }, 'theme.radius: must be a whole number from 0 to 24'],
    [
      { fontFamily: 'x; background: url(https://evil.example)' },
      'theme.fontFamily: must be one of: system, serif, rounded, monospace',
    ],
    [{ colorScheme: 'only dark' }, 'theme.colorScheme: must be one of: light, dark'],
    [{ '--gatehouse-font-size': '0' }, 'theme.--gatehouse-font-size: is not known'],
    [{ name: 'Another Bank' }, 'theme.name: is not known'],
    [{ toString: 'x' }, 'theme.toString: is not known'],
  ])('%j', (given, problem) => {
    expect(readTheme(given)).toBe(problem);
  });

  test('anything that has more or other parts', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (given) => {
        fc.pre(Object.keys(given).some((name) => !(name in whole)));
        expect(typeof readTheme(given)).toBe('string');
      }),
    );
  });
});
