import { type AccountBody, activeAccount } from '../chains/accounts.js';
import { type Answer, type Api, must } from '../service/api.js';
import type { Gatehouse, Organization } from '../service/gatehouse.js';
import { allowed } from './payouts.js';
import { until } from '../run/until.js';
import { whileTimePasses } from '../service/while-time-passes.js';

/** An organization with an account into which money can come. */
export interface Payee {
  readonly organization: Organization;
  readonly api: Api;
  readonly accountId: string;
  readonly walletAddress: string;
}

export interface PayinBody {
  readonly id: string;
  readonly destinationAccountId: string;
  readonly status: { readonly type: string };
  readonly payinDetails: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly payinInstructions?: { readonly type: string; readonly expiresAt: string } & Readonly<Record<string, string>>;
  readonly senderMetadata?: Readonly<Record<string, unknown>>;
  readonly developerFee?: object;
  readonly settlementStrategy?: object;
  readonly settlementDetails?: {
    readonly type: string;
    readonly amount?: { readonly value: string; readonly tokenSymbol: string; readonly blockchain: string };
    readonly transactionHash?: string;
    readonly details?: string;
  };
  readonly failureReason?: string;
  readonly timestamps: Readonly<Record<string, string>>;
}

/** What became of money that arrived. */
export interface Arrived {
  readonly accepted: boolean;
  readonly payinId?: string;
  readonly reason?: string;
}

/** From which money in ARS comes, where a test does not say otherwise. */
export const payerAccount = '2850590940090418135201';
export const otherAccount = '0070999020000065706080';

export function arsTransfer(value = '150000', more: object = {}): object {
  return {
    type: 'ars-bank-transfer',
    amount: { currencySymbol: 'ARS', value },
    accountNumber: payerAccount,
    ...more,
  };
}

export function pixPayment(value = '53500', more: object = {}): object {
  return { type: 'brl-pix', amount: { currencySymbol: 'BRL', value }, ...more };
}

/** Money as a rail of the sandbox brings it. */
export const money = {
  ars: (value = '150000', more: object = {}): object => ({
    type: 'ars-bank-transfer',
    amount: { currencySymbol: 'ARS', value },
    senderAccountNumber: payerAccount,
    senderName: 'Ana Pérez',
    ...more,
  }),
  pix: (value = '53500', more: object = {}): object => ({
    type: 'brl-pix',
    amount: { currencySymbol: 'BRL', value },
    senderName: 'Ana Souza',
    ...more,
  }),
  ach: (value = '10000', more: object = {}): object => ({
    type: 'ach',
    amount: { currencySymbol: 'USD', value },
    ...more,
  }),
};

/** Whose compliance is approved, or else under review, unless told otherwise: past Gatehouse. */
export async function payee(
  gatehouse: Gatehouse,
  {
    isApproved = true,
    isUnderReview = !isApproved,
    account,
  }: { isApproved?: boolean; isUnderReview?: boolean; account?: object } = {},
): Promise<Payee> {
  const organization = await gatehouse.organization();
  if (isApproved) await allowed(gatehouse, organization);
  if (isUnderReview)
    await gatehouse.sql(`UPDATE standing SET reviewing_tiers = '{FULL}' WHERE organization_id = $1`, [organization.id]);
  const made: AccountBody = await activeAccount(organization.api, account);
  const walletAddress = made.accountDetails?.walletDetails.walletAddress ?? '';
  return { organization, api: organization.api, accountId: made.id, walletAddress };
}

export async function askedFor(
  { api, accountId }: Pick<Payee, 'api' | 'accountId'>,
  payinDetails: object,
  more: object = {},
): Promise<PayinBody> {
  const answer = await api.post('/payins', { destinationAccountId: accountId, payinDetails, ...more });
  return must(answer, 201) as unknown as PayinBody;
}

/** Money arrives: for a payin, or at an account. */
export async function arrives(
  api: Api,
  to: { readonly payinId: string } | { readonly destinationAccountId: string },
  rail: object,
): Promise<Arrived> {
  return must(await api.post('/sandbox/payins', { ...to, rail }), 201) as unknown as Arrived;
}

export async function payinOf(api: Api, id: string): Promise<PayinBody> {
  return must(await api.get(`/payins/${id}`), 200) as unknown as PayinBody;
}

export async function payinsOf(api: Api): Promise<PayinBody[]> {
  return must(await api.get('/payins?limit=100'), 200)['results'] as PayinBody[];
}

/** The payin as soon as something is so; meanwhile the sandbox clock goes on. */
export function untilPayin(
  gatehouse: Gatehouse,
  api: Api,
  id: string,
  isSo: string | ((payin: PayinBody) => boolean),
): Promise<PayinBody> {
  let last: PayinBody | undefined;
  return whileTimePasses(
    gatehouse,
    () => `the payin is ${typeof isSo === 'string' ? isSo : 'as it should be'}: ${JSON.stringify(last)}`,
    async () => {
      last = await payinOf(api, id);
      return (typeof isSo === 'string' ? last.status.type === isSo : isSo(last)) && last;
    },
  );
}

/** The way that it went, as its events tell it: `null > created > pending`. */
export async function wayOf(api: Api, payinId: string): Promise<string> {
  const events = await until('its events have their places', async () => {
    const { results } = must(await api.get(`/events?resourceId=${payinId}&limit=100`), 200) as unknown as Told;
    const payin = await payinOf(api, payinId);
    return results.at(-1)?.payload.statusChangeDetails.currentStatus.type === payin.status.type && results;
  });
  return events
    .map(({ payload: { statusChangeDetails: details } }, index) => {
      const from = details.previousStatus?.type ?? 'null';
      return index === 0 ? `${from} > ${details.currentStatus.type}` : details.currentStatus.type;
    })
    .join(' > ');
}

interface Told {
  readonly results: readonly {
    readonly payload: {
      readonly statusChangeDetails: {
        readonly previousStatus: { readonly type: string } | null;
        readonly currentStatus: { readonly type: string };
      };
    };
  }[];
}

export async function arrivalsOf(api: Api, payinId: string): Promise<Record<string, unknown>[]> {
  return must(await api.get(`/payins/${payinId}/arrivals?limit=100`), 200)['results'] as Record<string, unknown>[];
}

/** Refused as it should be: status and name of the error, and the fields that are named. */
export function refusalOf({ status, body }: Answer): { status: number; name: unknown; fields: string[] } {
  const { failures = [] } = (body['params'] ?? {}) as { failures?: { field: string }[] };
  return { status, name: body['name'], fields: failures.map(({ field }) => field) };
}

/** In the statement in which an officer's decision would tell it: whoever waits for it is told. */
export async function approved(gatehouse: Gatehouse, organizationId: string): Promise<void> {
  await gatehouse.sql(
    `WITH approved AS (UPDATE standing SET approved_tiers = '{US_STANDARD}' WHERE organization_id = $1 RETURNING organization_id)
     SELECT graphile_worker.add_job('organizationApproved', json_build_object('organizationId', organization_id)) FROM approved`,
    [organizationId],
  );
}
