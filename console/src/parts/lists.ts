import type { StaffScope } from '../../../libs/contracts/src/vocabulary/staff.js';
import {
  fiatPayoutStatuses,
  payinStatuses,
  payoutRequestStatuses,
} from '../../../libs/contracts/src/vocabulary/statuses.js';

export type ListKind = 'payoutRequests' | 'payouts' | 'payins' | 'webhooks';

interface ListRow {
  /** The same in the API and in the console. */
  readonly path: string;
  readonly scope: StaffScope;
  readonly statuses: readonly string[];
  /** Finds some by what they are named. */
  readonly isSearched?: true;
}

/** What is listed with nothing to decide: who may read it, and the statuses that it may be in. */
export const lists: Readonly<Record<ListKind, ListRow>> = {
  payoutRequests: {
    path: '/payout-requests',
    scope: 'payouts:read',
    statuses: payoutRequestStatuses,
    isSearched: true,
  },
  payouts: {
    path: '/payouts',
    scope: 'payouts:read',
    statuses: [...fiatPayoutStatuses, 'awaitingExecution', 'executed'],
    isSearched: true,
  },
  payins: { path: '/payins', scope: 'payins:read', statuses: payinStatuses, isSearched: true },
  webhooks: { path: '/webhooks', scope: 'webhooks:read', statuses: ['ACTIVE', 'DISABLED'] },
};

export const listKinds = Object.keys(lists) as readonly ListKind[];
