import type { ZoneFormat } from '../results/machine-readable-zone.js';

/** So many characters of a line, from there on. */
export interface ZonePlace {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export interface GuardedPlace extends ZonePlace {
  /** Where its check digit stands: in the same line. */
  readonly digit: number;
}

export interface ZoneLayout {
  readonly lines: number;
  readonly length: number;
  readonly documentCode: ZonePlace;
  readonly issuer: ZonePlace;
  readonly nationality: ZonePlace;
  /** One place for all of them, or one for the last names and one for the first. */
  readonly names: readonly ZonePlace[];
  readonly number: GuardedPlace;
  readonly birthDate: GuardedPlace;
  readonly sex: ZonePlace;
  readonly expiresOn: GuardedPlace | undefined;
  readonly optional: readonly ZonePlace[];
  /** Guards all these together; visas have none. */
  readonly composite: { readonly of: readonly ZonePlace[]; readonly digit: ZonePlace } | undefined;
}

function place(line: number, from: number, to: number): ZonePlace {
  return { line, from, to };
}

function guarded(line: number, from: number, to: number): GuardedPlace {
  return { line, from, to, digit: to };
}

const heads = { documentCode: place(0, 0, 2), issuer: place(0, 2, 5) };

/** Booklets and visas say the same in their second line, as far as it goes. */
const secondLine = {
  number: guarded(1, 0, 9),
  nationality: place(1, 10, 13),
  birthDate: guarded(1, 13, 19),
  sex: place(1, 20, 21),
  expiresOn: guarded(1, 21, 27),
};

/** As in ICAO 9303, parts 4 to 7; and one that is older. */
export const zoneLayouts: Readonly<Record<ZoneFormat, ZoneLayout>> = {
  TD1: {
    ...{ lines: 3, length: 30, ...heads },
    names: [place(2, 0, 30)],
    number: guarded(0, 5, 14),
    birthDate: guarded(1, 0, 6),
    sex: place(1, 7, 8),
    expiresOn: guarded(1, 8, 14),
    nationality: place(1, 15, 18),
    optional: [place(0, 15, 30), place(1, 18, 29)],
    composite: {
      of: [place(0, 5, 30), place(1, 0, 7), place(1, 8, 15), place(1, 18, 29)],
      digit: place(1, 29, 30),
    },
  },
  TD2: {
    ...{ lines: 2, length: 36, ...heads, ...secondLine },
    names: [place(0, 5, 36)],
    optional: [place(1, 28, 35)],
    composite: { of: [place(1, 0, 10), place(1, 13, 20), place(1, 21, 35)], digit: place(1, 35, 36) },
  },
  TD3: {
    ...{ lines: 2, length: 44, ...heads, ...secondLine },
    names: [place(0, 5, 44)],
    optional: [place(1, 28, 42)],
    composite: { of: [place(1, 0, 10), place(1, 13, 20), place(1, 21, 43)], digit: place(1, 43, 44) },
  },
  MRVA: {
    ...{ lines: 2, length: 44, ...heads, ...secondLine },
    names: [place(0, 5, 44)],
    optional: [place(1, 28, 44)],
    composite: undefined,
  },
  MRVB: {
    ...{ lines: 2, length: 36, ...heads, ...secondLine },
    names: [place(0, 5, 36)],
    optional: [place(1, 28, 36)],
    composite: undefined,
  },
  IDFRA: {
    ...{ lines: 2, length: 36, ...heads },
    // None but the French have them.
    nationality: heads.issuer,
    names: [place(0, 5, 30), place(1, 13, 27)],
    number: guarded(1, 0, 12),
    birthDate: guarded(1, 27, 33),
    sex: place(1, 34, 35),
    expiresOn: undefined,
    optional: [],
    composite: { of: [place(0, 0, 36), place(1, 0, 35)], digit: place(1, 35, 36) },
  },
};
