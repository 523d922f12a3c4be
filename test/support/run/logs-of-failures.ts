/** What test files that failed are explained by: `test/runner/environment.mjs` writes it to `reports/failed`. */
const kept = globalThis as { logsOfFile?: string[][] };

/** It is empty when the file has ended. */
export function keepForFailure(log: string[]): void {
  (kept.logsOfFile ??= []).push(log);
}
