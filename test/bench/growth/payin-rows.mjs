import { prefix } from './routes.mjs';

const stranger = (/** @type {string} */ number) =>
  `('0f990000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const id = `('${prefix}' || lpad(to_hex(n), 12, '0'))::uuid`;
/** Nobody pays these: they expire in a year, one after the other. */
const isOpen = 'n % 40 < 2';
const hasExpired = 'n % 10 = 3';
const isPaid = `NOT (${isOpen} OR ${hasExpired})`;
const bank = 'Gatehouse Sandbox';
const quote = {
  ...{ rateE8: '145025000000', exchangeFeeBasisPoints: 50, transactionFeeUnits: '0', feeUnits: '5172' },
  ...{ developerFeeUnits: '0', tokenUnits: '1029137' },
};

/** @typedef {{ hot: string, account: string, count: number, busy?: string, former?: string }} Filling */

/**
 * Payins with the number that each could be paid to, nearly all at their end: most were paid, some expired, one in twenty is
 * still waited for; as many whatever the count are just being settled. Every second one is of `hot`, of the others the oldest
 * fifth is of `former`, which has none since; a tenth of what came was for the payin `busy`. They are sealed by nobody: what
 * is to be shown has to be sealed afterwards.
 * @param {Filling} filling
 */
export function payinFillings(filling) {
  const { account, count, busy } = filling;
  const rows = `FROM generate_series(1, ${count}) AS n`;
  const owner = ownerOf(filling);
  const itsAccount = `CASE WHEN n % 2 = 0 THEN '${account}'::uuid ELSE ${id} END`;
  const itsPayin = busy === undefined ? id : `CASE WHEN n % 10 = 4 THEN '${busy}'::uuid ELSE ${id} END`;
  return [
    insertion(payinOf(filling), rows),
    `INSERT INTO payin_route (organization_id, id, code, route, rail, account_id, payin_id)
     SELECT ${owner}, ${id}, 'ars', lpad(n::text, 22, '0'), 'sandbox', ${itsAccount}, ${id} ${rows}`,
    `INSERT INTO payin_arrival (organization_id, id, rail, arrival_id, code, route, fiat_units, payin_id, reported, arrived_at)
     SELECT ${owner}, ${id}, 'sandbox', 'arrival ' || n, 'ars', lpad(n::text, 22, '0'), 150000, ${itsPayin}, 1, ${momentOf(count)} ${rows} WHERE ${isPaid}`,
    // Of strangers there may be one already, for something else.
    `INSERT INTO commitment (organization_id, subject_id, subject) SELECT ${owner}, ${id}, 'payin' ${rows} WHERE ${isOpen} ON CONFLICT DO NOTHING`,
    ...(busy === undefined ? [] : [busyPayin(filling)]),
  ];
}

/** SQL for each column of a payin. @param {Filling} filling @returns {Record<string, string>} */
function payinOf(filling) {
  const { account, count } = filling;
  const at = momentOf(count);
  const isPending = `n % ${count / 50} IN (2, 5)`;
  const isCompleted = `${isPaid} AND NOT ${isPending}`;
  const sealed = (/** @type {string} */ column) => `decode(repeat(md5('${column}' || n), 11), 'hex')`;
  const ending = `WHEN ${isPending} THEN 'pending' WHEN ${hasExpired} THEN 'failed' ELSE 'completed'`;
  return {
    ...{ organization_id: ownerOf(filling), id },
    account_id: `CASE WHEN n % 2 = 0 THEN '${account}'::uuid ELSE ${id} END`,
    ...{ type: `'ars-bank-transfer'`, status: `CASE WHEN ${isOpen} THEN 'created' ${ending} END`, code: `'ars'` },
    ...{ fiat_units: '150000', details: sealed('details'), sender: when(isPaid, sealed('sender')) },
    instructions: `jsonb_build_object('type', 'ars-bank-transfer', 'cvu', lpad(n::text, 22, '0'), 'bankName', '${bank}')`,
    ...{ rail: `'sandbox'`, arrival_id: when(isPaid, `'arrival ' || n`), token: `'USDC'`, blockchain: `'POLYGON'` },
    ...{ quote: `'${JSON.stringify(quote)}'::jsonb`, is_awaiting_approval: 'false', transfer_id: when(isPaid, id) },
    ...{ transaction_id: when(isCompleted, id), transaction_hash: when(isCompleted, `'0x' || md5(n::text)`) },
    failure_reason: when(hasExpired, `'expired'`),
    expires_at: `CASE WHEN ${isOpen} THEN now() + interval '1 year' + interval '1 second' * n ELSE ${at} END`,
    ...{ funds_received_at: when(isPaid, at), completed_at: when(isCompleted, at), failed_at: when(hasExpired, at) },
    ...{ created_at: at, updated_at: at },
  };
}

/** For which money comes again and again, and is never taken: the oldest of all, so that it is in no list. @param {Filling} filling */
function busyPayin({ hot, account, busy }) {
  const values = [hot, busy, account, 'brl-pix', 'failed', '', 'USDC', 'POLYGON', 'false'].map((value) => `'${value}'`);
  return `INSERT INTO payin (organization_id, id, account_id, type, status, details, token, blockchain, is_awaiting_approval, created_at, updated_at)
    VALUES (${values.join(', ')}, now(), now())`;
}

/** @param {Record<string, string>} columns @param {string} rows */
export function insertion(columns, rows) {
  return `INSERT INTO payin (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')} ${rows}`;
}

/** @param {Filling} filling */
function ownerOf({ hot, count, former }) {
  const ofOld = former === undefined ? '' : `WHEN n <= ${count / 5} THEN '${former}'::uuid`;
  return `CASE WHEN n % 2 = 0 THEN '${hot}'::uuid ${ofOld} ELSE ${stranger('n')} END`;
}

/** @param {number} count */
function momentOf(count) {
  return `now() - interval '1 day' * (${count} - n) / ${count}`;
}

/** @param {string} condition @param {string} value */
function when(condition, value) {
  return `CASE WHEN ${condition} THEN ${value} END`;
}
