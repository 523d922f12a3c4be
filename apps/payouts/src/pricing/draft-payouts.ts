import { Injectable } from '@nestjs/common';
import { RefusedAddresses } from '#chains';
import { type PayoutMethod, type TokenSymbol, isFiatAmount } from '#contracts';
import { Ids } from '#runtime';
import { ListedAddresses } from '#screening';
import type { Account } from '#standing';
import { CheckPayoutMethod, withCanonicalAddress } from '../recipients/methods/check-payout-method.js';
import { type FoundRecipients, SavedRecipients } from '../recipients/methods/saved-recipient.reading.js';
import type { PayoutDestination } from '../records/payout.sealed.js';
import {
  type PayoutDraft,
  type DraftedPayoutRow,
  type PayoutPrice,
  type PayoutRowProblem,
  fieldProblem,
} from './payout-draft.js';
import { FindPayoutMarket } from './find-payout-market.js';
import type { PayoutRow } from './payout.dto.js';
import type { PayoutMarket } from './payout-market.js';
import { pricePayout } from './price-payout.js';
import { type ResolvedRecipient, resolveRecipient } from './resolve-payout-recipient.js';
import { missingFields } from './recipient.requirements.js';

/** Turns the rows of a request into payouts: saved recipients are looked up once for all rows, and the rails are asked once per currency. */
@Injectable()
export class DraftPayouts {
  constructor(
    private readonly saved: SavedRecipients,
    private readonly checkPayoutMethod: CheckPayoutMethod,
    private readonly ownAddresses: RefusedAddresses,
    private readonly listedAddresses: ListedAddresses,
    private readonly findPayoutMarket: FindPayoutMarket,
    private readonly ids: Ids,
  ) {}

  /** For rows that are valid by themselves; undefined ones are left out. */
  async draft(account: Account, rows: readonly (PayoutRow | undefined)[]): Promise<DraftedPayoutRow[]> {
    const given = rows.filter((row) => row !== undefined);
    const saved = await this.saved.find(account.organizationId, {
      counterpartyIds: given.flatMap(({ recipientInfo }) =>
        recipientInfo?.type === 'counterparty' ? [recipientInfo.counterpartyId] : [],
      ),
      payoutMethodIds: given.flatMap(({ payoutDetails }) =>
        payoutDetails.type === 'counterpartyPayoutMethod' ? [payoutDetails.payoutMethodId] : [],
      ),
    });
    const token = tokenOf(account, given);
    const recipients = await this.withAllowedWallets(rows.map((row) => row && { row, ...this.resolve(row, saved) }));
    const methods = recipients.map((recipient) => recipient?.method).filter((method) => method !== undefined);
    const market = await this.findPayoutMarket.find(account, token, methods);
    return rows.flatMap((row, index) => {
      const recipient = recipients[index];
      if (row === undefined || recipient === undefined) return [];
      return [draftRow({ index, id: this.ids.next() }, row, recipient, market)];
    });
  }

  private resolve(row: PayoutRow, saved: FoundRecipients): ResolvedRecipient {
    const { payoutDetails: details } = row;
    const found = resolveRecipient(row, saved);
    if (found.method === undefined || details.type === 'counterpartyPayoutMethod') return found;
    const path = details.type === 'fiat' ? 'payoutDetails.payoutMethod.details' : 'payoutDetails.walletDetails';
    const wrong = this.checkPayoutMethod.problems(found.method, path);
    if (wrong.length === 0) return { ...found, method: withCanonicalAddress(found.method) };
    return {
      ...found,
      problems: [...found.problems, ...wrong.map((failure) => ({ kind: 'field' as const, ...failure }))],
    };
  }

  /** Checked for saved addresses too: one may have become ours, or come on a list, since it was saved. */
  private async withAllowedWallets(
    rows: readonly (PlacedRecipient | undefined)[],
  ): Promise<(ResolvedRecipient | undefined)[]> {
    const listed = await this.listedAddresses.among(rows.flatMap((row) => walletOf(row)?.walletAddress ?? []));
    return Promise.all(
      rows.map(async (resolved) => {
        const wallet = walletOf(resolved);
        if (resolved === undefined || wallet === undefined) return resolved;
        const isSaved = resolved.row.payoutDetails.type === 'counterpartyPayoutMethod';
        const field = isSaved ? 'payoutDetails.payoutMethodId' : 'payoutDetails.walletDetails.walletAddress';
        const own = await this.ownAddresses.problem(wallet.blockchain, wallet.walletAddress);
        if (own !== undefined) return { ...resolved, problems: [fieldProblem(field, own)] };
        if (!listed.has(wallet.walletAddress)) return resolved;
        return { ...resolved, problems: [{ kind: 'destination' as const, field }] };
      }),
    );
  }
}

interface PlacedRecipient extends ResolvedRecipient {
  readonly row: PayoutRow;
}

/** Undefined where none is paid, or where something is wrong with it already. */
function walletOf(
  resolved: ResolvedRecipient | undefined,
): Extract<PayoutMethod, { type: 'blockchainWallet' }>['details'] | undefined {
  const { method, problems = [] } = resolved ?? {};
  return method?.type === 'blockchainWallet' && problems.length === 0 ? method.details : undefined;
}

/** The token of the first amount in tokens; if all amounts are in fiat, the account's own. */
export function tokenOf({ destinationSymbol }: Account, rows: readonly PayoutRow[]): TokenSymbol {
  for (const { amount } of rows) if (!isFiatAmount(amount)) return amount.tokenSymbol;
  return destinationSymbol;
}

function draftRow(
  { index, id }: { readonly index: number; readonly id: string },
  row: PayoutRow,
  resolved: ResolvedRecipient,
  market: PayoutMarket,
): DraftedPayoutRow {
  const { method, recipient } = resolved;
  const price = method === undefined ? undefined : pricePayout(id, row, method, market);
  const missing = missingInformation(resolved);
  const problems: PayoutRowProblem[] = [
    ...resolved.problems,
    ...(price !== undefined && 'kind' in price ? [price] : []),
    ...(missing === undefined ? [] : [missing]),
  ];
  const isWhole = problems.length === 0 && method !== undefined && recipient !== undefined;
  if (!isWhole || price === undefined || 'kind' in price) return { index, draft: undefined, problems };
  return { index, draft: { id, ...draftOf(row, resolved, price, { method, recipient }) }, problems };
}

function draftOf(
  { amount, supportingDetails }: PayoutRow,
  { counterpartyId, payoutMethodId }: ResolvedRecipient,
  price: PayoutPrice,
  destination: PayoutDestination,
): Omit<PayoutDraft, 'id'> {
  const details = supportingDetails === undefined ? {} : { supportingDetails };
  return {
    ...price,
    amount,
    destination: { ...destination, ...details },
    counterpartyId: counterpartyId ?? null,
    payoutMethodId: payoutMethodId ?? null,
  };
}

function missingInformation({
  method,
  recipient,
  isNamed,
  counterpartyId,
  payoutMethodId,
}: ResolvedRecipient): PayoutRowProblem | undefined {
  if (method === undefined || (recipient === undefined && isNamed)) return undefined;
  const missing = recipient === undefined ? ['recipientInfo'] : missingFields(recipient, method);
  if (missing.length === 0) return undefined;
  return {
    kind: 'information',
    missingFields: missing,
    ...(counterpartyId === undefined ? {} : { counterpartyId }),
    ...(payoutMethodId === undefined ? {} : { payoutMethodId }),
  };
}
