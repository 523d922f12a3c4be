import { activeAccount, arriving, stranger, untilBalance } from '../chains/accounts.js';
import { type Api, must } from '../service/api.js';
import type { Gatehouse, Organization } from '../service/gatehouse.js';
import { whileTimePasses } from '../service/while-time-passes.js';

/** An organization that may pay, with an account that can. */
export interface Payer {
  readonly organization: Organization;
  readonly api: Api;
  readonly accountId: string;
  readonly walletAddress: string;
}

export interface PayoutRequestBody {
  readonly id: string;
  readonly status: { readonly type: string };
  readonly transactionHash?: string;
  readonly payouts: readonly PayoutBody[];
}

export interface PayoutBody {
  readonly id: string;
  readonly amount: object;
  readonly details: {
    readonly type: string;
    readonly status: string | { readonly type: string };
    readonly transactionHash?: string | null;
  } & Readonly<Record<string, unknown>>;
  readonly recipient: Readonly<Record<string, unknown>>;
}

export const address = {
  address1: 'Av. Corrientes 1234',
  city: 'Buenos Aires',
  subDivision: 'C',
  postalCode: 'C1043AAZ',
  country: 'AR',
};

export const ana = {
  type: 'individual',
  firstName: 'Ana María',
  lastName: 'Pérez Ñandú',
  email: 'ana.maria@example.com',
  physicalAddress: address,
};

export const arsMethod = {
  type: 'ars',
  details: {
    type: 'arsAccountNumber',
    symbol: 'ARS',
    bankAccountNumber: '2850590940090418135201',
    bankAccountNumberType: 'CBU',
    documentNumber: '20123456786',
    bankId: '007',
  },
};

export const brlMethod = {
  type: 'brl',
  details: {
    type: 'pixEmail',
    symbol: 'BRL',
    email: 'ana.maria@example.com',
    documentNumber: '52998224725',
    bankId: '341',
  },
};

/** A payout to a bank account. */
export function toBank(tokenAmount: number, more: object = {}): object {
  return {
    amount: { tokenAmount, tokenSymbol: 'USDC' },
    payoutDetails: { type: 'fiat', payoutMethod: arsMethod },
    recipientInfo: ana,
    ...more,
  };
}

/** A payout to a wallet, in tokens unless told otherwise. */
export function toWallet(
  amount: number | object,
  wallet: { walletAddress?: string; blockchain?: string } = {},
): object {
  const { walletAddress = stranger, blockchain = 'POLYGON' } = wallet;
  return {
    amount: typeof amount === 'number' ? { tokenAmount: amount, tokenSymbol: 'USDC' } : amount,
    payoutDetails: { type: 'blockchain', walletDetails: { walletAddress, blockchain } },
    recipientInfo: { type: 'individual', firstName: 'Bo', lastName: 'Li' },
  };
}

/** Terms accepted and compliance approved, the latter past Gatehouse. */
export async function allowed(gatehouse: Gatehouse, organization: Organization): Promise<void> {
  must(await organization.api.post(`/organizations/${organization.id}/terms-of-service/acceptances`, {}), 201);
  await gatehouse.sql(`UPDATE standing SET approved_tiers = '{US_STANDARD}' WHERE organization_id = $1`, [
    organization.id,
  ]);
}

export async function payer(gatehouse: Gatehouse, units = '1000000000'): Promise<Payer> {
  const organization = await gatehouse.organization();
  await allowed(gatehouse, organization);
  const { id, accountDetails } = await activeAccount(organization.api);
  if (units !== '0') {
    must(await organization.api.post('/sandbox/payins', arriving(id, { value: units })), 201);
    await gatehouse.advance(3);
    await untilBalance(organization.api, id, { value: units });
  }
  const walletAddress = accountDetails?.walletDetails.walletAddress ?? '';
  return { organization, api: organization.api, accountId: id, walletAddress };
}

export async function created(
  { api, accountId }: Pick<Payer, 'api' | 'accountId'>,
  payouts: readonly object[],
): Promise<PayoutRequestBody> {
  const answer = await api.post('/payout-requests', { sourceAccountId: accountId, payouts });
  return must(answer, 201) as unknown as PayoutRequestBody;
}

export async function executed(from: Payer, payouts: readonly object[]): Promise<PayoutRequestBody> {
  const { id } = await created(from, payouts);
  return must(await from.api.post(`/payout-requests/${id}/execute`, {}), 200) as unknown as PayoutRequestBody;
}

export async function requestOf({ api }: Pick<Payer, 'api'>, id: string): Promise<PayoutRequestBody> {
  return must(await api.get(`/payout-requests/${id}`), 200) as unknown as PayoutRequestBody;
}

export function statusOf({ details: { status } }: PayoutBody): string {
  return typeof status === 'string' ? status : status.type;
}

/** The request as soon as something is so; meanwhile the sandbox clock goes on. */
export function untilRequest(
  gatehouse: Gatehouse,
  from: Pick<Payer, 'api'>,
  id: string,
  what: string,
  isSo: (request: PayoutRequestBody) => boolean,
): Promise<PayoutRequestBody> {
  return whileTimePasses(gatehouse, what, async () => {
    const request = await requestOf(from, id);
    return isSo(request) && request;
  });
}

export function untilStatus(
  gatehouse: Gatehouse,
  from: Pick<Payer, 'api'>,
  id: string,
  status: string,
): Promise<PayoutRequestBody> {
  return untilRequest(gatehouse, from, id, `the request is ${status}`, (request) => request.status.type === status);
}

export interface PayoutEvent {
  readonly type: string;
  readonly payoutRequestId?: string;
  readonly payoutId?: string;
  readonly statusChangeDetails: {
    readonly type?: string;
    readonly previousStatus: { readonly type: string };
    readonly currentStatus: { readonly type: string };
  };
}

/** All events about a request and its payouts, in their order. */
export async function eventsOf({ api }: Pick<Payer, 'api'>, id: string): Promise<PayoutEvent[]> {
  const found: PayoutEvent[] = [];
  for (let after = 0; ;) {
    const { body } = await api.get(`/events?after=${after}&limit=100`);
    const results = body['results'] as { position: number; payload: PayoutEvent }[];
    if (results.length === 0) return found.filter(({ payoutRequestId }) => payoutRequestId === id);
    found.push(...results.map(({ payload }) => payload));
    after = results.at(-1)?.position ?? after;
  }
}

/** How a resource went from status to status: `created > pending > completed`. */
export function journeys(events: readonly PayoutEvent[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { payoutRequestId = '', payoutId = payoutRequestId, statusChangeDetails } of events) {
    const { previousStatus, currentStatus } = statusChangeDetails;
    const before = paths.get(payoutId) ?? previousStatus.type;
    paths.set(payoutId, `${before} > ${currentStatus.type}`);
    if (!before.endsWith(previousStatus.type))
      throw new Error(`${payoutId}: ${before}, then from ${previousStatus.type}`);
  }
  return paths;
}
