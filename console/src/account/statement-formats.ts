export interface StatementFormat {
  readonly name: string;
  /** As it is asked for. */
  readonly type: string;
  readonly ending: string;
}

/** In what statements can be kept: what programs read, and what banks give. */
export const statementFormats: readonly StatementFormat[] = [
  { name: 'CSV', type: 'text/csv', ending: 'csv' },
  { name: 'camt.053 (XML)', type: 'application/xml', ending: 'xml' },
];
