import { counterpartyFillings } from './counterparty-rows.mjs';
import { moneyFillings } from './money-rows.mjs';
import { payinFillings } from './payin-rows.mjs';
import { payoutFillings } from './payout-rows.mjs';
import { account, busy, busyPayin, early, person, prefix, review, webhook } from './routes.mjs';

const id = `('${prefix}' || lpad(to_hex(n), 12, '0'))::uuid`;
const otherId = `('0f990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

/** A row number as the last part of its id. @param {number} n */
export function digits(n) {
  return n.toString(16).padStart(12, '0');
}

/**
 * So many rows in every table behind a list or a look-up; every second one belongs to `hot`. A new table is one more line.
 * @param {string} hot
 * @param {number} count
 * @param {{ frequent: readonly string[], rare: readonly string[] }} words by which recipients are found
 * @param {string} former whose payins are all old
 */
export function fillings(hot, count, words, former) {
  const rows = `FROM generate_series(1, ${count}) AS n`;
  const owner = `CASE WHEN n % 2 = 0 THEN '${hot}'::uuid ELSE ${otherId} END`;
  const parent = `CASE WHEN n % 2 = 0 THEN '${hot}'::uuid END`;
  const at = `now() - interval '1 day' * (${count} - n) / ${count}`;
  // As many of the rare type whatever the count, so that the answers to be compared are of one length.
  const type = `CASE WHEN n % ${count / 50} IN (0, 2) THEN 'tos_accepted' ELSE 'account_credited' END`;
  return [
    `INSERT INTO organization (id, parent_organization_id, status, name, type, country, created_at, updated_at) SELECT ${id}, ${parent}, 'active', 'Organization ' || n, 'business', 'AR', ${at}, ${at} ${rows}`,
    `INSERT INTO standing (organization_id, name, parent_organization_id, verification, approved_tiers, reviewing_tiers) SELECT ${id}, 'Grown', ${parent}, '{"type": "inactive"}', '{}', '{}' ${rows}`,
    // The others are there as well: what nobody owns is a sign of an erased organization.
    `INSERT INTO standing (organization_id, name, verification, approved_tiers, reviewing_tiers) SELECT ${otherId}, 'Other', '{"type": "inactive"}', '{}', '{}' ${rows}`,
    `INSERT INTO data_key (organization_id, wrapped, created_at) SELECT ${otherId}, '', ${at} ${rows}`,
    `INSERT INTO accepted_terms (organization_id, id, version, signed_at, source) SELECT ${owner}, ${id}, '1.0', ${at}, 'api' ${rows}`,
    `INSERT INTO api_key (id, organization_id, name, scopes, secret_hash, created_at) SELECT ${id}, ${owner}, 'key', '{organizations:read}', decode(md5(n::text) || md5('x' || n), 'hex'), ${at} ${rows}`,
    `INSERT INTO idempotency_record (organization_id, key, fingerprint, status, answer, created_at) SELECT ${owner}, ${id}, decode(md5(n::text) || md5('x' || n), 'hex'), 201, repeat('x', 300), ${at} ${rows}`,
    `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload, position, sequence)
     SELECT ${owner}, ${id}, 'organization_tos', ${type}, resource, ${at}, jsonb_build_object('type', ${type}, 'organizationId', ${owner}, 'note', repeat('x', 100)),
       CASE WHEN n % 2 = 0 THEN n / 2 ELSE 1 END, CASE WHEN n % 2 = 0 THEN row_number() OVER (PARTITION BY n % 2, resource ORDER BY n) ELSE 1 END
     FROM (SELECT n, CASE WHEN n % 20 = 0 THEN '${busy}'::uuid WHEN n <= ${count / 10} THEN '${early}'::uuid ELSE ('ffff0000-0000-7000-8000-' || lpad(to_hex(n / 8), 12, '0'))::uuid END AS resource ${rows}) AS numbered`,
    `INSERT INTO event_month SELECT organization_id, month_of_id(id), first_id_at(moment_of_id(month_of_id(id)) + interval '1 month'), min(position), max(position) FROM event WHERE position IS NOT NULL GROUP BY 1, 2, 3`,
    `INSERT INTO webhook (organization_id, id, url, categories, status, public_key, keys, version, after_position, created_at)
     SELECT ${owner}, CASE WHEN n = 2 THEN '${webhook}'::uuid ELSE ${id} END, 'https://example.com/', '{payin}', 'DISABLED', 'whpk_', '', 1, 0, ${at} ${rows} WHERE n % 2 = 1 OR n <= 20`,
    `INSERT INTO delivery (organization_id, webhook_id, id, event_id, type, resource_id, status, attempts, attempt_count, created_at)
     SELECT ${owner}, CASE WHEN n % 2 = 0 THEN '${webhook}'::uuid ELSE ${otherId} END, ${id}, ${id}, 'payin_status_changed', ${id},
       CASE WHEN n % ${count / 50} IN (0, 2) THEN 'dead' ELSE 'delivered' END, '[{"at": "2026-11-01T00:00:00.000Z", "status": 204, "latencyMs": 12}]', 1, ${at} ${rows}`,
    ...['payout', 'payin', 'review'].map(
      (kind, nth) =>
        `INSERT INTO name_print (organization_id, id, kind, print) SELECT ${owner}, ${id}, '${kind}', substr(decode(md5(n::text || '${nth}'), 'hex'), 1, 9) ${rows}`,
    ),
    ...reviewFillings({ hot, rows, owner, at, rare: `n % ${count / 50} IN (0, 2)` }),
    ...moneyFillings({ hot, count, owner, id, at }),
    ...counterpartyFillings({ owner, id, at, count, ...words }),
    ...payoutFillings({ hot, account, count, bare: [Math.max(count / 10 - 60, 1), count / 10] }),
    ...payinFillings({ hot, account, count, busy: busyPayin, former }),
    `INSERT INTO event_head (organization_id, position) VALUES ('${hot}', ${count / 2}) ON CONFLICT (organization_id) DO UPDATE SET position = excluded.position`,
  ];
}

/** Types that no requirement opens, so that what is sealed need not be real. */
const companyTypes = [
  ...['businessIdentification', 'businessTaxInfo', 'businessAddress', 'businessContactInfo', 'businessDetails'],
  ...['businessFinancialInfo', 'businessFormationDocuments', 'businessUboOwnershipDocuments'],
  ...['businessProofOfAddressDocuments', 'businessFlowOfFundsDocument', 'businessAssociatedPersons'],
];
const personTypes = [
  ...['associatedPersonContactInfo', 'associatedPersonTaxInfo', 'associatedPersonIdentityDocument'],
  ...['associatedPersonProofOfAddress', 'associatedPersonProofOfSignatoryAuthority'],
];

/**
 * Reviews with an attestation each, and one in draft with eleven and five persons with five each.
 * @param {{ hot: string, rows: string, owner: string, at: string, rare: string }} of
 */
function reviewFillings({ hot, rows, owner, at, rare }) {
  const sealed = `decode(repeat(md5(n::text), 12), 'hex')`;
  const list = (/** @type {string[]} */ types) => `unnest(ARRAY['${types.join("', '")}'])`;
  const uploaded = `'approved', '[]', '[]', decode(repeat('ab', 200), 'hex'), 1, now(), 'key:x', now()`;
  const columns =
    'organization_id, id, subject_id, type, status, failures, checks, payload, validation_round, validated_at, created_by, created_at';
  return [
    `INSERT INTO review (organization_id, id, type, tier, status, submitted_at, warnings_acknowledged, decided_at, decision_text, information_requests, created_at, updated_at)
     SELECT ${owner}, ${id}, 'individual', 'LIGHT', CASE WHEN ${rare} THEN CASE WHEN n % 2 = 0 THEN 'rejected' ELSE 'inReview' END ELSE 'approved' END, ${at}, false, ${at}, 'no', '[]', ${at}, ${at} ${rows}`,
    `INSERT INTO attestation (${columns}) SELECT ${owner}, ${id}, ${id}, 'individualContactInfo', 'approved', '[]', '[]', ${sealed}, 1, ${at}, 'key:x', ${at} ${rows}`,
    `INSERT INTO review (organization_id, id, type, tier, status, warnings_acknowledged, information_requests, created_at, updated_at)
     VALUES ('${hot}', '${review}', 'business', 'FULL', 'draft', false, '[]', now(), now())`,
    `INSERT INTO associated_person (organization_id, id, relationships, created_at, updated_at) SELECT ${owner}, ${id}, '{BENEFICIAL_OWNER}', ${at}, ${at} ${rows}`,
    `INSERT INTO associated_person (organization_id, id, relationships, created_at, updated_at)
     SELECT '${hot}', overlay('${person}' placing n::text from 36)::uuid, '{BENEFICIAL_OWNER}', now(), now() FROM generate_series(1, 5) AS n`,
    `INSERT INTO review_person (organization_id, review_id, person_id, ordinal) SELECT ${owner}, ${id}, ${id}, 0 ${rows}`,
    `INSERT INTO review_person (organization_id, review_id, person_id, ordinal)
     SELECT '${hot}', '${review}', overlay('${person}' placing n::text from 36)::uuid, n FROM generate_series(1, 5) AS n`,
    `INSERT INTO attestation (${columns}) SELECT '${hot}', gen_random_uuid(), '${review}', type, ${uploaded} FROM ${list(companyTypes)} AS type`,
    `INSERT INTO attestation (${columns}) SELECT '${hot}', gen_random_uuid(), overlay('${person}' placing n::text from 36)::uuid, type, ${uploaded}
     FROM generate_series(1, 5) AS n, ${list(personTypes)} AS type`,
    `INSERT INTO verification (organization_id, id, status, updated_at) SELECT ${otherId}, ${id}, '{"type": "inactive"}', ${at} ${rows}`,
    `INSERT INTO verification (organization_id, id, status, updated_at) VALUES ('${hot}', gen_random_uuid(), '{"type": "inactive"}', now())`,
    `INSERT INTO document (organization_id, id, content_type, size_bytes, sha256, file_name, uploaded_in_review, used_at, created_at)
     SELECT ${owner}, ${id}, 'image/png', 1, ${sealed}, ${sealed}, ${id}, ${at}, ${at} ${rows}`,
    `INSERT INTO document_use (organization_id, attestation_id, document_id, subject_id) SELECT ${owner}, ${id}, ${id}, ${id} ${rows}`,
    `INSERT INTO widget_session (id, organization_id, compliance_review_id, allowed_origins, secret_hash, created_at, expires_at)
     SELECT ${id}, ${owner}, ${id}, '{https://example.com}', ${sealed}, ${at}, ${at} ${rows}`,
    `INSERT INTO invitation (id, organization_id, compliance_review_id, associated_person_id, secret_hash, created_at, expires_at)
     SELECT ${id}, ${owner}, '${review}', '${person}', ${sealed}, ${at}, ${at} ${rows}`,
    `INSERT INTO widget_origin (origin, named_at, session_id) SELECT 'https://' || n || '.example', ${at}, ${id} ${rows}`,
    // All of one organization's: a page of its chain verifies a thousand entries, which both sides are to have.
    `INSERT INTO audit_entry (organization_id, ordinal, id, actor, action, subject, reason, at, previous_hash, hash)
     SELECT '${hot}', 1000000 + n, ${id}, 'operator', 'reviewDecided', 'complianceReview:x', NULL, ${at}, ${sealed}, ${sealed} ${rows}`,
  ];
}
