import { until } from '../run/until.js';
import { must } from './api.js';
import type { Gatehouse } from './gatehouse.js';

export interface ReconciledChain {
  readonly blockchain: string;
  readonly wallets: number;
  readonly differences: number;
  readonly unsettled: number;
  readonly block?: string;
  readonly failure?: string;
}

export interface ReconciledRail {
  readonly direction: string;
  readonly rail: string;
  readonly since?: string;
  readonly orders: number;
  readonly differences: number;
  readonly unsettled: number;
  readonly failure?: string;
}

interface Reconciliation {
  readonly id: string;
  readonly status: string;
  readonly chains: readonly ReconciledChain[];
  readonly rails: readonly ReconciledRail[];
}

/** Begins a reconciliation and waits for its end. */
export async function reconciled({ operator }: Gatehouse): Promise<Reconciliation> {
  const { id } = must(await operator.post('/reconciliations'), 201) as unknown as Reconciliation;
  return until('the reconciliation is finished', async () => {
    const { results } = must(await operator.get('/reconciliations'), 200) as unknown as { results: Reconciliation[] };
    const found = results.find((each) => each.id === id);
    return found?.status === 'finished' && found;
  });
}
