/** The lines for machines on a document, as ICAO 9303 has them. `MRVA` and `MRVB` are visas. */
export type ZoneFormat = 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB';

/** A value that a check digit guards: it is certain when that holds. */
export interface Guarded {
  readonly value: string;
  readonly isCertain: boolean;
}

export interface MachineReadableZone {
  readonly format: ZoneFormat;
  /** `P`, `ID`, `AC`; as printed, and guarded by nothing. */
  readonly documentCode: string;
  /** Three letters of ICAO 9303, which are those of ISO 3166 but for a few. Guarded by nothing. */
  readonly issuer: string;
  readonly nationality: string;
  readonly number: Guarded;
  /** `900312`: the zone does not tell the century. `undefined` where it leaves out the month or the day. */
  readonly birthDate: Guarded | undefined;
  readonly expiresOn: Guarded | undefined;
  /** What the issuer put into the optional places, without fillers: often a national number. */
  readonly optional: readonly string[];
  /** Badly read more often than not: evidence, no more. */
  readonly lastNames: string;
  readonly firstNames: string;
  /** The digit holds that guards number, dates and optional places together; visas have none. */
  readonly isWhole: boolean | undefined;
}
