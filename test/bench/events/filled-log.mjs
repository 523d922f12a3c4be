/** Of the events of one resource, each waits for the one before it. */
const perResource = 5;

const id = (/** @type {string} */ part, /** @type {string} */ number, at = 'at') =>
  `(left(first_id_at(${at})::text, 14) || '7000-${part}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Statements that fill the log of so many organizations with so many events of this hour. @param {number} rows @param {number} organizations */
export const filledLog = (rows, organizations) => [
  `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload, position, sequence)
   SELECT ${id('8002', `n % ${organizations}`, `'2026-01-01'`)}, ${id('8000', 'n')}, 'payin', 'payin_status_changed',
     ${id('8001', `n / ${organizations} / ${perResource}`)}, at,
     json_build_object('type', 'payin_status_changed', 'payinId', gen_random_uuid(), 'statusChangeDetails', json_build_object('note', repeat('x', 200))),
     n / ${organizations} + 1, n / ${organizations} % ${perResource} + 1
   FROM (SELECT n, date_trunc('hour', now()) AS at FROM generate_series(0, ${rows - 1}) AS n) AS made`,
  `INSERT INTO event_month SELECT organization_id, month_of_id(id), first_id_at(moment_of_id(month_of_id(id)) + interval '1 month'), min(position), max(position) FROM event GROUP BY 1, 2, 3`,
  `INSERT INTO event_head SELECT organization_id, max(position) FROM event GROUP BY 1`,
  'VACUUM ANALYZE',
];
