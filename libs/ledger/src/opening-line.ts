import { noChain, systemAccountId } from './ledger-place.js';

/** What one line of money opens, as expressions of SQL over the rows that the rest of the statement selects. */
export interface OpeningLine {
  readonly subject: string;
  readonly step: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly units: string;
}

/** A UUIDv7 of now: lines are sealed in the order of their ids. */
const newId = `(lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
  || '8' || substr(md5(random()::text), 1, 15))::uuid`;
const system = `'${systemAccountId}'::uuid`;

/** For migrations that begin to book what moved before: a `SELECT` that posts one line for each row of its `FROM`. */
export function openingLine({ subject, step, currency, from, to, units }: OpeningLine): string {
  return `SELECT ledger_post(organization_id, ${subject}, ${step}, 0, ${newId}, ${system}, ${from}, ${system}, ${to}, ${currency}, '${noChain}', ${units}, now())`;
}
