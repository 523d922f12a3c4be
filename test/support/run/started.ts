import { appendFileSync } from 'node:fs';

type Costly = 'service' | 'process' | 'database' | 'PostgreSQL' | 'browser' | 'node';

/** Counted over all workers, and told at the end of the run: nobody is to make the suite slower unseen. */
export function started(what: Costly): void {
  const log = process.env['GATEHOUSE_TESTS_STARTED'];
  if (log !== undefined) appendFileSync(log, `${what}\n`);
}
