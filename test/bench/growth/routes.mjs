import { arsTransfer, money } from '../payins/bodies.mjs';

/**
 * What is measured on few and on many rows: one line for each list and look-up. Half of all rows belong to
 * one organization, which calls here when `by` says so, or one that has none of late, or a widget session of `review`, which is its. A GET route of the API that is missing here is reported.
 *
 * `{hot}` is that organization, `{row}` a row of its own anywhere in the table (twelve digits), `{old}` one that only a
 * tenth of the rows precede, `{late}` the position in its event log which only a tenth of the events follow,
 * `{counterparty}`, `{payoutMethod}`, `{payoutRequest}`, `{payout}` and `{payin}` the newest of these, `{given}` a payin made for this request alone,
 * `{busy}` a resource that a tenth of its events are about and `{early}` one with as many, all at its beginning.
 * @typedef {{ name: string, by: 'operator' | 'staff' | 'hot' | 'former' | 'session', path: string, method?: string, body?: string, headers?: Record<string, string>, expect?: number }} Route
 */

export const prefix = '01990000-0000-7000-8000-';
export const busy = 'b0000000-0000-7000-8000-000000000000';
export const webhook = 'a0000000-0000-7000-8000-000000000000';
export const review = 'd0000000-0000-7000-8000-000000000000';
export const person = 'd1000000-0000-7000-8000-000000000001';
export const early = 'e0000000-0000-7000-8000-000000000000';
export const account = 'c0000000-0000-7000-8000-000000000000';
/** Older than all others, so that no list comes to it. */
export const busyPayin = '00990000-0000-7000-8000-000000000000';
const body = '{"name":"Acme","type":"business","country":"AR"}';
const sentBefore = { 'idempotency-key': '11111111-1111-4111-8111-111111111111' };

const askingForMoney = JSON.stringify({ destinationAccountId: account, payinDetails: arsTransfer() });
const arriving = (/** @type {object} */ to, rail = money.ars()) => JSON.stringify({ ...to, rail });

/** @type {Route[]} */
export const routes = [
  { name: 'organizations, operator', by: 'operator', path: '/organizations' },
  { name: 'organizations, operator, old page', by: 'operator', path: `/organizations?nextId=${prefix}{old}` },
  { name: 'organizations, parent', by: 'hot', path: '/organizations' },
  { name: 'organizations, parent, old page', by: 'hot', path: `/organizations?nextId=${prefix}{old}` },
  { name: 'organization, operator', by: 'operator', path: `/organizations/${prefix}{row}` },
  { name: 'organization, parent', by: 'hot', path: `/organizations/${prefix}{row}` },
  { name: 'own organization', by: 'hot', path: '/organizations/current' },
  { name: 'fees', by: 'operator', path: '/settings/fees' },
  { name: 'treasury', by: 'operator', path: '/treasury' },
  { name: 'limits of tiers', by: 'operator', path: '/settings/limits' },
  { name: 'limits of an organization', by: 'hot', path: '/organizations/{hot}/limits' },
  { name: 'theme of an organization', by: 'hot', path: '/organizations/{hot}/theme' },
  { name: 'developer fees', by: 'hot', path: '/organizations/{hot}/developer-fees' },
  { name: 'withdrawals of developer fees', by: 'hot', path: '/organizations/{hot}/developer-fees/withdrawals' },
  { name: 'what counts as a risk', by: 'operator', path: '/settings/risk' },
  { name: 'held wallets', by: 'operator', path: '/chains/POLYGON/held-wallets' },
  { name: 'transfers in progress', by: 'operator', path: '/chains/POLYGON/transfers' },
  { name: 'API keys', by: 'hot', path: '/organizations/{hot}/api-keys' },
  { name: 'API keys, old page', by: 'hot', path: `/organizations/{hot}/api-keys?nextId=${prefix}{old}` },
  { name: 'events', by: 'hot', path: '/events' },
  { name: 'events, late page', by: 'hot', path: '/events?after={late}' },
  { name: 'events of a frequent type, late page', by: 'hot', path: '/events?type=account_credited&after={late}' },
  { name: 'events of a rare type', by: 'hot', path: '/events?type=tos_accepted' },
  { name: 'events of a busy resource', by: 'hot', path: `/events?resourceId=${busy}` },
  { name: 'events of a busy resource, late page', by: 'hot', path: `/events?resourceId=${busy}&after={late}` },
  { name: 'events of a resource long at rest, late page', by: 'hot', path: `/events?resourceId=${early}&after={late}` },
  { name: 'events of a resource and a rare type', by: 'hot', path: `/events?resourceId=${busy}&type=tos_accepted` },
  { name: 'event', by: 'hot', path: `/events/${prefix}{row}` },
  { name: 'webhooks', by: 'hot', path: '/webhooks' },
  { name: 'webhook', by: 'hot', path: `/webhooks/${webhook}` },
  { name: 'deliveries', by: 'hot', path: `/webhooks/${webhook}/deliveries` },
  { name: 'deliveries, old page', by: 'hot', path: `/webhooks/${webhook}/deliveries?nextId=${prefix}{old}` },
  { name: 'deliveries that are dead', by: 'hot', path: `/webhooks/${webhook}/deliveries?status=dead` },
  { name: 'deliveries that were received', by: 'hot', path: `/webhooks/${webhook}/deliveries?status=delivered` },
  {
    name: 'request sent before',
    by: 'hot',
    path: '/organizations',
    method: 'POST',
    body,
    headers: sentBefore,
    expect: 201,
  },
  {
    name: 'terms that an organization accepted',
    by: 'hot',
    path: '/organizations/{hot}/terms-of-service/acceptances',
  },
  { name: 'reviews, operator', by: 'operator', path: '/compliance/reviews' },
  { name: 'reviews, operator, old page', by: 'operator', path: `/compliance/reviews?nextId=${prefix}{old}` },
  { name: 'reviews that wait for an officer', by: 'operator', path: '/compliance/reviews?status=inReview' },
  { name: 'reviews', by: 'hot', path: '/compliance/reviews' },
  { name: 'reviews, old page', by: 'hot', path: `/compliance/reviews?nextId=${prefix}{old}` },
  { name: 'reviews of a rare status', by: 'hot', path: '/compliance/reviews?status=rejected' },
  { name: 'review with 36 attestations and five persons', by: 'hot', path: `/compliance/reviews/${review}` },
  // Of one without answers that are weighed: those of a bench are made up, and cannot be opened.
  { name: 'review, operator', by: 'operator', path: `/compliance/reviews/${prefix}{row}` },
  { name: 'requirements of a review', by: 'hot', path: `/compliance/reviews/${review}/requirements` },
  { name: 'attestations of a review', by: 'hot', path: `/compliance/reviews/${review}/attestations` },
  { name: 'associated persons', by: 'hot', path: '/compliance/associated-persons' },
  { name: 'associated person', by: 'hot', path: `/compliance/associated-persons/${person}` },
  { name: 'attestations about a person', by: 'hot', path: `/compliance/associated-persons/${person}/attestations` },
  { name: 'invitations of a person', by: 'hot', path: `/compliance/associated-persons/${person}/invitations` },
  { name: 'documents', by: 'hot', path: '/compliance/documents' },
  { name: 'documents of a review', by: 'session', path: '/compliance/documents' },
  { name: 'documents of a review, old page', by: 'session', path: `/compliance/documents?nextId=${prefix}{old}` },
  { name: 'verifications, operator', by: 'operator', path: '/compliance/verifications' },
  { name: 'verifications', by: 'hot', path: '/compliance/verifications' },
  { name: 'verification, operator', by: 'operator', path: `/compliance/verifications/${prefix}{row}` },
  { name: 'audit entries', by: 'operator', path: '/compliance/audit-entries' },
  { name: 'audit entries of an organization', by: 'operator', path: '/compliance/audit-entries?organizationId={hot}' },
  { name: 'widget session that asks', by: 'session', path: '/compliance/sessions/current' },
  { name: 'accounts, operator', by: 'operator', path: '/accounts' },
  { name: 'accounts, operator, old page', by: 'operator', path: `/accounts?nextId=${prefix}{old}` },
  { name: 'accounts', by: 'hot', path: '/accounts' },
  { name: 'accounts, old page', by: 'hot', path: `/accounts?nextId=${prefix}{old}` },
  { name: 'account with a long ledger: its balance', by: 'hot', path: `/accounts/${account}` },
  { name: 'balances of an account at a moment', by: 'hot', path: `/accounts/${account}/balances` },
  { name: 'statement of an account', by: 'hot', path: `/accounts/${account}/statements` },
  { name: 'account, operator', by: 'operator', path: `/accounts/${prefix}{row}` },
  { name: 'ledger entries of an account', by: 'hot', path: `/accounts/${account}/ledger-entries` },
  { name: 'ledger entries, old page', by: 'hot', path: `/accounts/${account}/ledger-entries?nextId=${prefix}{old}` },
  { name: 'ledger entries, operator', by: 'operator', path: `/accounts/${account}/ledger-entries` },
  { name: 'pending deposits of an account', by: 'hot', path: `/accounts/${account}/pending-deposits` },
  { name: 'transactions', by: 'hot', path: '/transactions' },
  { name: 'transactions, old page', by: 'hot', path: `/transactions?nextId=${prefix}{old}` },
  { name: 'transactions of an account', by: 'hot', path: `/transactions?accountId=${account}` },
  {
    name: 'transactions of an account, old',
    by: 'hot',
    path: `/transactions?accountId=${account}&nextId=${prefix}{old}`,
  },
  { name: 'transaction', by: 'hot', path: `/transactions/${prefix}{row}` },
  { name: 'counterparties', by: 'hot', path: '/counterparties' },
  { name: 'counterparties by a frequent word', by: 'hot', path: '/counterparties?search=ana' },
  { name: 'counterparties by a rare word', by: 'hot', path: '/counterparties?search=zulema' },
  { name: 'counterparties by two words', by: 'hot', path: '/counterparties?search=ana%20zulema' },
  { name: 'counterparties by a word that nobody has', by: 'hot', path: '/counterparties?search=nobody' },
  { name: 'counterparty', by: 'hot', path: '/counterparties/{counterparty}' },
  { name: 'payout methods of a counterparty', by: 'hot', path: '/counterparties/{counterparty}/payout-methods' },
  { name: 'payout method', by: 'hot', path: '/counterparties/{counterparty}/payout-methods/{payoutMethod}' },
  {
    name: 'supported banks',
    by: 'hot',
    path: '/counterparties/payment-methods/supported-banks?fiatCurrencyAndRail=ars',
  },
  { name: 'payout requests', by: 'hot', path: '/payout-requests' },
  { name: 'payout requests, old page', by: 'hot', path: `/payout-requests?nextId=${prefix}{old}` },
  { name: 'payout request', by: 'hot', path: '/payout-requests/{payoutRequest}' },
  { name: 'payout', by: 'hot', path: '/payout-requests/{payoutRequest}/payouts/{payout}' },
  { name: 'deposit instructions', by: 'hot', path: `/payins/deposit-instructions?accountId=${account}` },
  { name: 'allowed senders', by: 'hot', path: '/payins/allowed-senders' },
  { name: 'allowed senders of an account', by: 'hot', path: `/payins/allowed-senders?accountId=${account}` },
  {
    name: 'sender that is allowed again',
    by: 'hot',
    path: `/payins/allowed-senders/0x${'14'.padStart(40, '0')}`,
    method: 'PUT',
    body: `{"accountId":"${account}","blockchain":"POLYGON"}`,
  },
  { name: 'payins', by: 'hot', path: '/payins' },
  { name: 'payins, old page', by: 'hot', path: `/payins?nextId=${prefix}{old}` },
  { name: 'payins of who had many and has none of late', by: 'former', path: '/payins' },
  { name: 'payin', by: 'hot', path: '/payins/{payin}' },
  { name: 'what came for a payin', by: 'hot', path: '/payins/{payin}/arrivals' },
  { name: 'what came for a busy payin', by: 'hot', path: `/payins/${busyPayin}/arrivals` },
  {
    name: 'what came for a busy payin, old page',
    by: 'hot',
    path: `/payins/${busyPayin}/arrivals?nextId=${prefix}{old}`,
  },
  { name: 'ask for money', by: 'hot', path: '/payins', method: 'POST', body: askingForMoney, expect: 201 },
  { name: 'cancel a payin', by: 'hot', path: '/payins/{given}/cancel', method: 'POST', expect: 200 },
  {
    name: 'money comes for a payin',
    by: 'hot',
    path: '/sandbox/payins',
    method: 'POST',
    body: arriving({ payinId: '{given}' }),
    expect: 201,
  },
  {
    name: 'money comes to an account',
    by: 'hot',
    path: '/sandbox/payins',
    method: 'POST',
    body: arriving({ destinationAccountId: account }),
    expect: 201,
  },
  { name: 'key of evidence', by: 'operator', path: '/.well-known/gatehouse-evidence.json' },
  { name: 'reconciliations', by: 'operator', path: '/reconciliations' },
  { name: 'rewinds of a chain', by: 'operator', path: '/chains/POLYGON/rewinds' },
  { name: 'sandbox clock', by: 'operator', path: '/sandbox/clock' },
];

/** What a line above cannot call: what is sealed there would have to be sealed by Gatehouse. Their look-up is that of a line above. */
const sealed = [
  '/compliance/reviews/{complianceReviewId}/attestations/{attestationId}',
  '/compliance/associated-persons/{associatedPersonId}/attestations/{attestationId}',
  '/compliance/documents/{documentId}',
  '/compliance/documents/{documentId}/content',
  '/compliance/documents/{documentId}/original',
  '/compliance/reviews/{complianceReviewId}/evidence',
  '/compliance/documents/{documentId}/pages/{pageNumber}',
  '/compliance/invitations/current',
  '/compliance/phone-uploads/current',
  '/compliance/phone-uploads/{phoneUploadId}',
];

/** What looks at everything takes longer the more there is: the bench of the books measures balances. A stream has no end. */
const wholesale = ['/ledger/proof', '/compliance/audit-entries/export', '/events/stream'];

/**
 * GET routes of the API which no line above calls.
 * @param {{ paths: Record<string, Record<string, { security?: unknown }>> }} openapi
 * @param {readonly Route[]} routes
 */
export function uncovered({ paths }, routes) {
  const templates = Object.keys(paths).filter((path) => paths[path]?.get?.security !== undefined);
  const called = routes.filter(({ method }) => method === undefined).map(({ path }) => templateOf(path, templates));
  return templates.filter((template) => ![...called, ...sealed, ...wholesale].includes(template));
}

/** Where two templates fit, the one that names more of it. @param {string} path @param {string[]} templates */
function templateOf(path, templates) {
  const [plain = ''] = path.split('?');
  const fits = (/** @type {string} */ template) =>
    new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(plain);
  const parameters = (/** @type {string} */ template) => template.split('{').length;
  return templates.filter(fits).sort((a, b) => parameters(a) - parameters(b))[0];
}
