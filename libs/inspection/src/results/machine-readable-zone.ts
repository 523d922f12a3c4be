/**
 * The lines for machines on a document, as ICAO 9303 has them. `MRVA` and `MRVB` are visas; `IDFRA` are French identity
 * cards that were issued until 2021, which are made otherwise.
 */
export type ZoneFormat = 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA';

/** It is certain when its check digit holds; what none guards, when nothing else that may stand there looks like it. */
export interface Guarded {
  readonly value: string;
  readonly isCertain: boolean;
}

export interface MachineReadableZone {
  readonly format: ZoneFormat;
  /** `P`, `ID`, `AC`; as printed, and guarded by nothing. */
  readonly documentCode: string;
  /** Up to three letters, by ICAO 9303: `ARG`, `D`. */
  readonly issuer: Guarded;
  readonly nationality: Guarded;
  readonly number: Guarded;
  /** `900312`: the zone does not tell the century. `undefined` where it leaves out the month or the day. */
  readonly birthDate: Guarded | undefined;
  readonly expiresOn: Guarded | undefined;
  /**
   * What the issuer put into the optional places, without fillers: often a national number. What may be the number that
   * people type is told from it only where all of them are certain.
   */
  readonly optional: readonly Guarded[];
  /** Badly read more often than not: evidence, no more. */
  readonly lastNames: string;
  readonly firstNames: string;
  /** The digit holds that guards number, dates and optional places together; visas have none. */
  readonly isWhole: boolean | undefined;
  /** At least one check digit holds. Where none does, nothing tells that it is a zone: names may then be anything. */
  readonly isConfirmed: boolean;
}
