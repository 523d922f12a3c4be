import type { MrzFormat } from '../results/machine-readable-zone.js';

/** The characters of a line from `from` to before `to`. */
export interface MrzRange {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export interface CheckedRange extends MrzRange {
  /** The position of its check digit, in the same line. */
  readonly digit: number;
}

export interface MrzLayout {
  readonly lines: number;
  readonly length: number;
  readonly documentCode: MrzRange;
  readonly issuer: MrzRange;
  readonly nationality: MrzRange;
  /** One range for all names, or one for the last names and one for the first names. */
  readonly names: readonly MrzRange[];
  readonly number: CheckedRange;
  readonly birthDate: CheckedRange;
  readonly sex: MrzRange;
  readonly expiresOn: CheckedRange | undefined;
  readonly optional: readonly MrzRange[];
  /** The composite check digit and the ranges it covers; visas have none. */
  readonly composite: { readonly of: readonly MrzRange[]; readonly digit: MrzRange } | undefined;
}

function range(line: number, from: number, to: number): MrzRange {
  return { line, from, to };
}

function checked(line: number, from: number, to: number): CheckedRange {
  return { line, from, to, digit: to };
}

const heads = { documentCode: range(0, 0, 2), issuer: range(0, 2, 5) };

/** The start of the second line is the same for booklets and visas. */
const secondLine = {
  number: checked(1, 0, 9),
  nationality: range(1, 10, 13),
  birthDate: checked(1, 13, 19),
  sex: range(1, 20, 21),
  expiresOn: checked(1, 21, 27),
};

/** By ICAO 9303, parts 4 to 7; and an older one. */
export const mrzLayouts: Readonly<Record<MrzFormat, MrzLayout>> = {
  TD1: {
    lines: 3,
    length: 30,
    ...heads,
    names: [range(2, 0, 30)],
    number: checked(0, 5, 14),
    birthDate: checked(1, 0, 6),
    sex: range(1, 7, 8),
    expiresOn: checked(1, 8, 14),
    nationality: range(1, 15, 18),
    optional: [range(0, 15, 30), range(1, 18, 29)],
    composite: {
      of: [range(0, 5, 30), range(1, 0, 7), range(1, 8, 15), range(1, 18, 29)],
      digit: range(1, 29, 30),
    },
  },
  TD2: {
    lines: 2,
    length: 36,
    ...heads,
    ...secondLine,
    names: [range(0, 5, 36)],
    optional: [range(1, 28, 35)],
    composite: { of: [range(1, 0, 10), range(1, 13, 20), range(1, 21, 35)], digit: range(1, 35, 36) },
  },
  TD3: {
    lines: 2,
    length: 44,
    ...heads,
    ...secondLine,
    names: [range(0, 5, 44)],
    optional: [range(1, 28, 42)],
    composite: { of: [range(1, 0, 10), range(1, 13, 20), range(1, 21, 43)], digit: range(1, 43, 44) },
  },
  MRVA: {
    lines: 2,
    length: 44,
    ...heads,
    ...secondLine,
    names: [range(0, 5, 44)],
    optional: [range(1, 28, 44)],
    composite: undefined,
  },
  MRVB: {
    lines: 2,
    length: 36,
    ...heads,
    ...secondLine,
    names: [range(0, 5, 36)],
    optional: [range(1, 28, 36)],
    composite: undefined,
  },
  IDFRA: {
    lines: 2,
    length: 36,
    ...heads,
    // Only French citizens have them.
    nationality: heads.issuer,
    names: [range(0, 5, 30), range(1, 13, 27)],
    number: checked(1, 0, 12),
    birthDate: checked(1, 27, 33),
    sex: range(1, 34, 35),
    expiresOn: undefined,
    optional: [],
    composite: { of: [range(0, 0, 36), range(1, 0, 35)], digit: range(1, 35, 36) },
  },
};
