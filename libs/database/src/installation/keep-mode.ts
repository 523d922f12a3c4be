import type { Pool } from 'pg';
import { type Config, ConfigurationError } from '#runtime';
import type { Installation } from './installation.entity.js';

type KeptMode = Pick<Installation, 'mode' | 'since'>;

const kept = 'SELECT mode, since FROM installation WHERE id = 1';

/** Of two at once, the second waits for the first and then reads its row. */
const keep = 'INSERT INTO installation (id, mode, since) VALUES (1, $1, now()) ON CONFLICT (id) DO NOTHING';

/** A database is a sandbox's or live for good, from the first start on: made-up money must never be taken for real. */
export async function keepMode(pool: Pool, { mode }: Pick<Config, 'mode'>): Promise<void> {
  const read = async (): Promise<KeptMode | undefined> => (await pool.query<KeptMode>(kept)).rows[0];
  let row = await read();
  if (row === undefined) {
    await pool.query(keep, [mode]);
    row = await read();
  }
  if (row === undefined) throw new Error('The row that tells the mode was removed while it was being written');
  if (row.mode !== mode) throw new ConfigurationError(inWords(row));
}

function inWords({ mode, since }: KeptMode): string {
  const day = since.toISOString().slice(0, 10);
  return mode === 'live'
    ? `This database has been live since ${day}, and MODE is sandbox (as it is where it is not set): set MODE=live, or DATABASE_URL to an empty database.`
    : `This database has been a sandbox since ${day}, whose money is made up, and MODE is live: set MODE=sandbox, or DATABASE_URL to an empty database.`;
}
