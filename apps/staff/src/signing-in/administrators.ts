import type { Tx } from '#database';

/** Those who are active, in the order of their ids, so that two who suspend each other do so one after the other. */
export async function lockAdministrators(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM staff_member WHERE status = 'active' AND 'administrator' = ANY (roles) ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}
