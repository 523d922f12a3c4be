/** What test files that failed are explained by: `test/runner/environment.mjs` writes it to `reports/failed`. */
const kept = globalThis as { logsOfFile?: (readonly string[])[] };

export function keepForFailure(log: readonly string[]): void {
  (kept.logsOfFile ??= []).push(log);
}
