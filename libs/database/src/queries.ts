/** `Reads`, or a transaction that has locked the rows it reads. */
export interface Queries {
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
}
