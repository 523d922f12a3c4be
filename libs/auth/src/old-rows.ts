import type { UnitOfWork } from '#database';

const atOnce = 10_000;

/** When a row of each table was made. */
const ages = {
  idempotency_record: 'created_at',
  widget_session: 'created_at',
  widget_origin: 'named_at',
} as const;

/** So many at a time that nobody has to wait long for one of them. */
export async function removeOlder(unitOfWork: UnitOfWork, table: keyof typeof ages, oldest: Date): Promise<void> {
  const removal = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${ages[table]} <= $1 LIMIT $2)) RETURNING 1`;
  for (let removed = atOnce; removed === atOnce;)
    removed = await unitOfWork.run(async (tx) => (await tx.query(removal, [oldest, atOnce])).length);
}
