/** `Reads` to look, or a transaction that has locked what it looks at. */
export interface Queries {
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
}
