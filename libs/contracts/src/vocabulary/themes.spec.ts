import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accentProblem, colorSchemes, contrastOf, hexColor, themeGrounds } from './themes.js';

const hex = fc.stringMatching(hexColor);

test('the contrast of two colors is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#FFFFFF')).toBe(1);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('it is the same from both sides, and from 1 to 21', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const contrast = contrastOf(one, other);
      expect(contrastOf(other, one)).toBe(contrast);
      expect(contrast).toBeGreaterThanOrEqual(1);
      expect(contrast).toBeLessThanOrEqual(21.001);
    }),
  );
});

describe('an accent', () => {
  test.each([
    ['#1d4ed8', 'light'],
    ['#8AB4FF', 'dark'],
    ['#767676', 'light'],
  ] as const)('may be %s where it is %s', (color, scheme) => {
    expect(accentProblem(color, scheme)).toBeUndefined();
  });

  test('that nobody could read is refused by naming both colors', () => {
    expect(accentProblem('#ffd400', 'light')).toBe(
      'must be readable: #ffd400 on #ffffff has a contrast of 1.43:1, and at least 4.5:1 is needed',
    );
    expect(accentProblem('#1d4ed8', 'dark')).toContain('#1d4ed8 on #10161f');
  });

  test.each(['red', '#fff', '#12345g', '#1d4ed8;', 'url(https://evil.example)', ' #1d4ed8', '#1d4ed8\n', 7, null, {}])(
    'is not %j',
    (color) => {
      expect(accentProblem(color, 'light')).toBe('must be a color of six digits, such as #1d4ed8');
    },
  );

  test('that is taken can be read on its ground, and its ground on it', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...colorSchemes), (color, scheme) => {
        fc.pre(accentProblem(color, scheme) === undefined);
        expect(contrastOf(color, themeGrounds[scheme])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
