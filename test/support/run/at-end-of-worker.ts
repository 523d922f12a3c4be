type Ending = () => Promise<unknown>;

/** The runner calls them: at the end of a worker, or of the run where there is but one process. */
const kept = Symbol.for('gatehouse.endings');

/** What is shared by the test files of a worker is closed once, after the last of them. */
export function atEndOfWorker(ending: Ending): void {
  const world = globalThis as unknown as Record<symbol, Ending[] | undefined>;
  (world[kept] ??= []).push(ending);
}
