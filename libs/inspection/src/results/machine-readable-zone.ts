/** The formats of ICAO 9303. `MRVA` and `MRVB` are visas; `IDFRA` are French identity cards issued until 2021, which differ from it. */
export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA';

/** It is certain if its check digit holds; without a check digit, if no other possible value looks like it. */
export interface CheckedValue {
  readonly value: string;
  readonly isCertain: boolean;
  /** What else may stand there: the picture does not exclude it, and a check digit would not. Omitted if there is nothing. */
  readonly alternatives?: readonly string[];
}

/** The machine-readable zone (MRZ) of a travel document, by ICAO 9303. */
export interface MachineReadableZone {
  readonly format: MrzFormat;
  /** `P`, `ID`, `AC`: as printed, without a check digit. */
  readonly documentCode: string;
  /** Up to three letters, by ICAO 9303: `ARG`, `D`. */
  readonly issuer: CheckedValue;
  readonly nationality: CheckedValue;
  readonly number: CheckedValue;
  /** `900312`: the MRZ has no century. `undefined` if it leaves out the month or the day. */
  readonly birthDate: CheckedValue | undefined;
  readonly expiresOn: CheckedValue | undefined;
  /**
   * The optional data, without fillers: often a national number, which people may type instead of the number. The numbers
   * are only comparable if all of them are certain.
   */
  readonly optional: readonly CheckedValue[];
  /** Often misread: evidence at most. */
  readonly lastNames: string;
  readonly firstNames: string;
  /** Whether the composite check digit holds; visas have none. */
  readonly isWhole: boolean | undefined;
  /** At least one check digit holds. Otherwise nothing proves that this is an MRZ, and the names may be anything. */
  readonly isConfirmed: boolean;
}
