/** Where a page of a list by change begins: this moment, and the least id of those that changed in it. */
export interface ChangeCursor {
  readonly at: Date;
  readonly id: string;
}

const idDigits = 18;

/**
 * A cursor in the shape of a UUID, as `nextId` has: the millisecond and the first 18 digits of the id. It names the moment
 * itself, because the row that it was made of may change again before the next page is read.
 */
export function changeCursor({ at, id }: ChangeCursor): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const digits = id.replaceAll('-', '').slice(0, idDigits);
  return `${time.slice(0, 8)}-${time.slice(8)}-8${digits.slice(0, 3)}-8${digits.slice(3, 6)}-${digits.slice(6)}`;
}

export function readChangeCursor(cursor: string): ChangeCursor {
  const digits = cursor.replaceAll('-', '');
  const id = (digits.slice(13, 16) + digits.slice(17)).padEnd(32, '0');
  return {
    at: new Date(Number.parseInt(digits.slice(0, 12), 16)),
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}
