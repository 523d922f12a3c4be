import { busy, prefix, review } from './routes.mjs';

/**
 * Lists with each of their filters by itself, of all organizations where what they show is sealed by nobody: what matches
 * nearly everything, and what matches next to nothing.
 * @type {import('./routes.mjs').Route[]}
 */
export const listRoutes = [
  ...filtered('/accounts', [
    ...['status=ACTIVE', 'status=INITIALIZING', 'sort=createdAt', 'sort=updatedAt', `q=${prefix}{row}`, 'q=No+Body'],
    ...['organizationId={hot}', 'organizationId={hot}&status=INITIALIZING', 'createdFrom=2020-01-01T00:00:00Z'],
    'createdTo=2020-01-01T00:00:00Z',
  ]),
  ...filtered('/transactions', [
    ...['', 'amountFrom=5', 'amountFrom=6', 'amountTo=4', 'sort=createdAt', 'q=0x77', `q=${prefix}{row}`],
    ...['organizationId={hot}', 'organizationId={hot}&amountFrom=6', 'createdFrom=2020-01-01T00:00:00Z'],
  ]),
  ...filtered('/webhooks', ['', 'status=DISABLED', 'status=ACTIVE', 'organizationId={hot}', 'sort=createdAt']),
  ...filtered('/events', ['', 'type=tos_accepted', `resourceId=${busy}`, 'organizationId={hot}']),
  ...filtered('/compliance/reviews', [
    ...[
      '',
      'status=inReview',
      'status=error',
      'type=individual',
      'type=business',
      'tier=LIGHT',
      'tier=FULL',
      'ageOver=1',
      'renewal=due',
    ],
    ...['sort=updatedAt', 'sort=createdAt', `q=${prefix}{row}`, 'q=No+Body', 'organizationId={hot}&status=error'],
  ]),
  // What these show has to be sealed: they find a row that is, or none.
  ...filtered('/payins', [
    'status=canceled',
    'amountFrom=150001',
    'amountTo=149999',
    'q={payin}',
    'q=0x77',
    'q=No+Body',
  ]),
  ...filtered('/payins', ['createdTo=2020-01-01T00:00:00Z', 'organizationId={hot}&status=canceled']),
  ...filtered('/payout-requests', ['status=canceled', 'q={payoutRequest}', 'q=0x77']),
  ...filtered('/payouts', [
    'status=refunded',
    'amountFrom=10000001',
    'amountTo=1',
    'q={payout}',
    'q=0x77',
    'q=No+Body',
  ]),
  ...filtered('/compliance/audit-entries', [
    ...['actor=operator', 'actor=nobody', 'action=reviewDecided', 'action=chainRewound', 'subject=complianceReview:x'],
    ...['subject=nothing:x', 'createdFrom=2020-01-01T00:00:00Z', 'createdTo=2020-01-01T00:00:00Z'],
  ]),
  { name: 'a payout by its id', by: 'staff', path: '/payouts/{payout}' },
  { name: 'the key that signs exports', by: 'staff', path: '/compliance/audit-entries/signing-key' },
  { name: 'overview', by: 'staff', path: '/overview' },
  { name: 'screening lists', by: 'staff', path: '/screening/lists' },
  { name: 'a screening list', by: 'staff', path: `/screening/lists/${review}`, expect: 404 },
  { name: 'a listed wallet', by: 'staff', path: `/screening/addresses/0x${'0'.repeat(40)}`, expect: 404 },
  { name: 'hits of a review', by: 'staff', path: `/compliance/reviews/${review}/screening-hits` },
  { name: 'notes on a review', by: 'staff', path: `/compliance/reviews/${review}/notes` },
  { name: 'what happened to a review', by: 'staff', path: `/compliance/reviews/${review}/timeline` },
  ...filtered('/exceptions', [
    ...['', 'status=open', 'status=resolved', 'kind=payoutStuck', 'kind=reorg', 'kind=payoutStuck&status=open'],
    ...['organizationId={hot}', 'sort=createdAt', 'createdTo=2020-01-01T00:00:00Z'],
  ]),
  { name: 'an exception', by: 'staff', path: `/exceptions/${prefix}{row}`, expect: 404 },
  ...filtered('/adjustments', ['', 'sort=createdAt', 'organizationId={hot}', 'createdTo=2020-01-01T00:00:00Z']),
  { name: 'an adjustment', by: 'staff', path: `/adjustments/${prefix}{row}`, expect: 404 },
  { name: 'transfers of the treasury', by: 'staff', path: '/treasury/transfers' },
  { name: 'a transfer of the treasury', by: 'staff', path: `/treasury/transfers/${prefix}{row}`, expect: 404 },
  {
    name: 'statement of a purse',
    by: 'operator',
    path: '/treasury/purses/collected/statements?from=2020-01-01&to=2020-01-02',
  },
  { name: 'rails', by: 'operator', path: '/rails' },
  { name: 'statement of a rail', by: 'operator', path: '/rails/nobody/statements', expect: 404 },
  { name: 'least and most of purses', by: 'operator', path: '/settings/treasury-levels' },
  { name: 'treasury destinations', by: 'operator', path: '/settings/treasury-destinations' },
  { name: 'proposals', by: 'staff', path: '/proposals' },
  { name: 'proposals that are open', by: 'staff', path: '/proposals?status=open' },
  { name: 'a proposal', by: 'staff', path: `/proposals/${prefix}{row}`, expect: 404 },
  { name: 'which actions take whose approval', by: 'staff', path: '/settings/approvals' },
  { name: 'staff', by: 'staff', path: '/staff' },
  { name: 'oneself', by: 'staff', path: '/staff/current' },
  { name: 'a person of the staff', by: 'staff', path: `/staff/${prefix}{row}`, expect: 404 },
  { name: 'own sessions', by: 'staff', path: '/staff/sessions' },
  { name: 'ways to sign in', by: 'staff', path: '/staff/sign-in' },
];

/** @param {string} path @param {string[]} filters @returns {import('./routes.mjs').Route[]} */
function filtered(path, filters) {
  return filters.map((filter) => ({
    name: `${path} of all, ${filter === '' ? 'without a filter' : filter}`,
    by: 'staff',
    path: filter === '' ? path : `${path}?${filter}`,
  }));
}
