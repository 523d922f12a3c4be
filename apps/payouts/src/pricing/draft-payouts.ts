import { Injectable } from '@nestjs/common';
import { OwnAddresses, Tokens } from '#chains';
import {
  type PayoutMethodCode,
  type TokenSymbol,
  codeOf,
  isFiatAmount,
  payoutMethodCodes,
  quoteSeconds,
} from '#contracts';
import { PayoutRails, type RailTerms } from '#rails';
import { Clock } from '#runtime';
import type { Account } from '#standing';
import { PayoutMethodCheck, withCanonicalAddress } from '../recipients/methods/check-payout-method.js';
import { type FoundRecipients, SavedRecipients } from '../recipients/methods/saved-recipient.reading.js';
import type { PayoutDestination } from '../records/payout.sealed.js';
import {
  type PayoutDraft,
  type DraftedPayoutRow,
  type PayoutPrice,
  type PayoutRowProblem,
  fieldProblem,
} from './payout-draft.js';
import type { PayoutRow } from './payout.dto.js';
import { type PayoutMarket, pricePayout } from './price-payout.js';
import { type ResolvedRecipient, resolveRecipient } from './resolve-payout-recipient.js';
import { missingFields } from './recipient.requirements.js';

/** Makes payouts of rows, all at once: what is saved is looked up once, and rails are asked once for each currency. */
@Injectable()
export class PayoutDrafting {
  constructor(
    private readonly saved: SavedRecipients,
    private readonly methods: PayoutMethodCheck,
    private readonly rails: PayoutRails,
    private readonly tokens: Tokens,
    private readonly ownAddresses: OwnAddresses,
    private readonly clock: Clock,
  ) {}

  /** Of rows that are as they should be, each by itself; what is undefined is left out. */
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
    const addressees = await Promise.all(rows.map(async (row) => row && this.notOurs(this.addressee(row, saved), row)));
    const market = await this.market(account, token, addressees);
    return rows.flatMap((row, index) => {
      const addressee = addressees[index];
      return row === undefined || addressee === undefined ? [] : [rowOf(index, row, addressee, market)];
    });
  }

  /** What the rails take now, for those of their currencies that are asked for. */
  async termsFor(codes: Iterable<PayoutMethodCode>, token: TokenSymbol): Promise<Map<PayoutMethodCode, RailTerms>> {
    const asked = [...new Set(codes)].map(async (code) => [code, await this.rails.terms(code, token)] as const);
    const terms = new Map<PayoutMethodCode, RailTerms>();
    for (const [code, its] of await Promise.all(asked)) if (its !== undefined) terms.set(code, its);
    return terms;
  }

  /** Until when what is quoted now holds. */
  quotesExpireAt(): Date {
    return new Date(this.clock.now().getTime() + quoteSeconds * 1_000);
  }

  private addressee(row: PayoutRow, saved: FoundRecipients): ResolvedRecipient {
    const { payoutDetails: details } = row;
    const found = resolveRecipient(row, saved);
    if (found.method === undefined || details.type === 'counterpartyPayoutMethod') return found;
    const path = details.type === 'fiat' ? 'payoutDetails.payoutMethod.details' : 'payoutDetails.walletDetails';
    const wrong = this.methods.problems(found.method, path);
    if (wrong.length === 0) return { ...found, method: withCanonicalAddress(found.method) };
    return {
      ...found,
      problems: [...found.problems, ...wrong.map((failure) => ({ kind: 'field' as const, ...failure }))],
    };
  }

  /** Good addresses that are no recipient's are told only now: a saved one may have become ours since. */
  private async notOurs(
    addressee: ResolvedRecipient,
    { payoutDetails: { type } }: PayoutRow,
  ): Promise<ResolvedRecipient> {
    const { method, problems } = addressee;
    if (method?.type !== 'blockchainWallet' || problems.length > 0) return addressee;
    const { blockchain, walletAddress } = method.details;
    const problem = await this.ownAddresses.problem(blockchain, walletAddress);
    if (problem === undefined) return addressee;
    const isSaved = type === 'counterpartyPayoutMethod';
    const field = isSaved ? 'payoutDetails.payoutMethodId' : 'payoutDetails.walletDetails.walletAddress';
    return { ...addressee, problems: [fieldProblem(field, problem)] };
  }

  private async market(
    { destinationBlockchain: blockchain }: Account,
    token: TokenSymbol,
    addressees: readonly (ResolvedRecipient | undefined)[],
  ): Promise<PayoutMarket> {
    const codes = addressees.flatMap((addressee) => {
      const code = addressee?.method === undefined ? undefined : codeOf(addressee.method);
      return code === undefined ? [] : [code];
    });
    const terms = await this.termsFor(codes, token);
    // Where one cannot be paid, it is said which can.
    const isMissing = codes.some((code) => !terms.has(code));
    const known = isMissing ? await this.termsFor(payoutMethodCodes, token) : terms;
    return { token, blockchain, terms: known, quotesExpireAt: this.quotesExpireAt(), tokens: this.tokens };
  }
}

/** That of the first amount in tokens; where all are in fiat, the account's own. */
export function tokenOf({ destinationSymbol }: Account, rows: readonly PayoutRow[]): TokenSymbol {
  for (const { amount } of rows) if (!isFiatAmount(amount)) return amount.tokenSymbol;
  return destinationSymbol;
}

function rowOf(index: number, row: PayoutRow, addressee: ResolvedRecipient, market: PayoutMarket): DraftedPayoutRow {
  const { method, recipient } = addressee;
  const price = method === undefined ? undefined : pricePayout(row, method, market);
  const missing = missingInformation(addressee);
  const problems: PayoutRowProblem[] = [
    ...addressee.problems,
    ...(price !== undefined && 'kind' in price ? [price] : []),
    ...(missing === undefined ? [] : [missing]),
  ];
  const isWhole = problems.length === 0 && method !== undefined && recipient !== undefined;
  if (!isWhole || price === undefined || 'kind' in price) return { index, draft: undefined, problems };
  return { index, draft: draftOf(row, addressee, price, { method, recipient }), problems };
}

function draftOf(
  { amount, supportingDetails }: PayoutRow,
  { counterpartyId, payoutMethodId }: ResolvedRecipient,
  price: PayoutPrice,
  destination: PayoutDestination,
): PayoutDraft {
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
