/** Which objects the rows of a table name. */
export interface NamedObjects {
  readonly table: string;
  /** SQL of one row; null where it names none. */
  readonly key: string;
}

const declared: NamedObjects[] = [];

/** Declares what a module keeps in the object store, so that it is copied together with the rows that name it. */
export function namesObjects(named: NamedObjects): void {
  declared.push(named);
}

export function namedObjects(): readonly NamedObjects[] {
  return declared;
}
