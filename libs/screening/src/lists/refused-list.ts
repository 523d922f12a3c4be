/** A list that cannot be taken: none of it is. */
export class RefusedList extends Error {
  constructor(
    readonly line: number,
    readonly problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
  }
}
