import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { type TokenSymbol, tokenAmountOf } from '#contracts';
import { MalformedRequest, ValidationFailed } from '#errors';
import { Ledger } from '#ledger';
import { Clock, readObject } from '#runtime';
import { type Account, Limits } from '#standing';
import type { PayoutDraft, DraftedPayoutRow } from '../pricing/payout-draft.js';
import { DraftPayouts, tokenOf } from '../pricing/draft-payouts.js';
import { PayoutRow } from '../pricing/payout.dto.js';
import { PayoutGates } from './payout-gates.js';
import { findDuplicatePayouts } from './find-duplicate-payouts.js';
import type { PreflightPayoutRequestBody } from './preflight.dto.js';
import {
  type PreflightFunds,
  type PreflightRow,
  type PreflightView,
  preflightFailureView,
  preflightLimitView,
  preflightQuoteView,
} from './preflight.view.js';

type Read = { readonly row: PayoutRow } | { readonly failures: PreflightRow['failures'] };

/** Says for each row whether it would be accepted and what it would cost, and changes nothing. */
@Injectable()
export class PreflightPayoutRequest {
  constructor(
    private readonly gates: PayoutGates,
    private readonly draftPayouts: DraftPayouts,
    private readonly ledger: Ledger,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async preflight({ organizationId }: OrganizationCaller, body: PreflightPayoutRequestBody): Promise<PreflightView> {
    const account = await this.gates.forCreation(organizationId, body.sourceAccountId);
    const read = body.payouts.map((plain) => this.read(plain));
    const rows = read.map((each) => ('row' in each ? each.row : undefined));
    const token = tokenOf(
      account,
      rows.filter((row) => row !== undefined),
    );
    const drafted = new Map((await this.draftPayouts.draft(account, rows)).map((row) => [row.index, row]));
    const duplicates = findDuplicatePayouts([...drafted.values()]);
    const payouts = read.map((each, index) => ({
      index,
      ...('failures' in each ? { failures: each.failures } : rowView(drafted.get(index), token, read.length === 1)),
      ...duplicateOf(duplicates.get(index)),
    }));
    const drafts = [...drafted.values()].flatMap(({ draft }) => draft ?? []);
    const room = (await this.limits.roomOf(organizationId, 'payouts'))?.room;
    const over = room?.excesses(drafts.map(({ tokenUnits }) => tokenUnits)) ?? [];
    return {
      isAcceptable: payouts.every(({ failures }) => failures.length === 0),
      ...(drafts.length === 0 ? {} : { funds: await this.funds(account, token, drafts) }),
      ...(over.length === 0 ? {} : { limits: over.map(preflightLimitView) }),
      payouts,
    };
  }

  private read(plain: unknown): Read {
    try {
      return { row: readObject(PayoutRow, plain, this.clock) };
    } catch (refused) {
      if (refused instanceof ValidationFailed)
        return {
          failures: refused.params.failures.map(({ field, messages }) => ({
            name: 'ValidationFailed',
            fields: [field],
            message: messages.join('; '),
          })),
        };
      if (refused instanceof MalformedRequest)
        return { failures: [{ name: 'ValidationFailed', fields: [], message: 'must be an object' }] };
      throw refused;
    }
  }

  private async funds(account: Account, token: TokenSymbol, drafts: readonly PayoutDraft[]): Promise<PreflightFunds> {
    const balances = (await this.ledger.balances([account])).get(account.id) ?? [];
    const balance = balances.find((each) => each.token === token && each.blockchain === account.destinationBlockchain);
    const required = drafts.reduce((sum, { tokenUnits }) => sum + tokenUnits, 0n);
    return { required: tokenAmountOf(required, token), available: tokenAmountOf(balance?.available ?? 0n, token) };
  }
}

function rowView(
  row: DraftedPayoutRow | undefined,
  token: TokenSymbol,
  isOnlyRow: boolean,
): Pick<PreflightRow, 'failures' | 'quote'> {
  return {
    failures: (row?.problems ?? []).map((problem) => preflightFailureView(problem, isOnlyRow)),
    ...(row?.draft === undefined ? {} : { quote: preflightQuoteView(row.draft, token) }),
  };
}

function duplicateOf(earlier: number | undefined): Pick<PreflightRow, 'duplicateOf'> {
  return earlier === undefined ? {} : { duplicateOf: earlier };
}
