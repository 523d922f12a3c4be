/**
 * Counterparties with a payout method each. What is shown of them is sealed, so those that are read are saved over HTTP: they are the newest.
 * @param {{ rows: string, owner: string, id: string, at: string }} of
 */
export function recipientFillings({ rows, owner, id, at }) {
  const sealed = `decode(repeat(md5(n::text), 12), 'hex')`;
  const words = Array.from({ length: 20 }, (_, word) => `left(encode(sha256((n || ' ${word}')::bytea), 'base64'), 12)`);
  return [
    `INSERT INTO counterparty (organization_id, id, recipient, search, created_at, updated_at)
     SELECT ${owner}, ${id}, ${sealed}, ARRAY[${words.join(', ')}], ${at}, ${at} ${rows}`,
    `INSERT INTO payout_method (organization_id, id, counterparty_id, method, created_at) SELECT ${owner}, ${id}, ${id}, ${sealed}, ${at} ${rows}`,
  ];
}
