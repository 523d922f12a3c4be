/** Where a sealed value is stored. It can be opened only for the same place. */
export interface SealedPlace {
  readonly organizationId: string;
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

export type SealedColumn = Pick<SealedPlace, 'organizationId' | 'table' | 'column'>;

/** As an array in JSON, so that no two places give the same bytes however their names are cut. */
export function placeBytes({ organizationId, table, row, column }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([organizationId.toLowerCase(), table, row, column]));
}
