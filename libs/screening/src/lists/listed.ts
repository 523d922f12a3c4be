export const entryKinds = ['person', 'business', 'other'] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface ListedName {
  readonly text: string;
  /** By which the publisher itself says that little is to be concluded. */
  readonly isWeak: boolean;
}

/** Whom a list names. */
export interface ListedEntry {
  readonly what: 'entry';
  readonly line: number;
  /** By which the publisher knows it; the same in the next version of the list. */
  readonly sourceId: string;
  readonly kind: EntryKind;
  readonly names: readonly ListedName[];
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly birthDates: readonly string[];
  /** Two letters of ISO 3166. */
  readonly countries: readonly string[];
  readonly reason: string;
}

/** A further name of an entry that came before. */
export interface ListedAlias {
  readonly what: 'alias';
  readonly line: number;
  readonly sourceId: string;
  readonly name: ListedName;
}

export interface ListedAddress {
  readonly what: 'address';
  readonly line: number;
  readonly address: string;
  readonly blockchain: string | undefined;
  readonly reason: string;
}

export type Listed = ListedEntry | ListedAlias | ListedAddress;
