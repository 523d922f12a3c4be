import type { Refusal } from '../records/payin-arrival.entity.js';
import type { PayinRoute } from '../records/payin-route.entity.js';

/** Whom money is for. */
export type Destination = Pick<PayinRoute, 'organizationId' | 'accountId' | 'payinId' | 'standing' | 'rail'>;

/** What became of it: which payin it was for or made, and why it goes back, where it does. */
export interface Decision {
  readonly payinId?: string;
  readonly refusal?: Refusal;
}
