import { Injectable } from '@nestjs/common';
import { type TokenOnChain, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { Ledger, type LedgerPlace, type Posting, type PostingLine, available, reserved } from '#ledger';
import { Clock } from '#runtime';
import type { StoredPayinQuote, Payin } from './payin.entity.js';

/** Tokens as they were sent. */
export interface DepositedTokens extends TokenOnChain {
  readonly units: bigint;
}

const free = available(treasuryAccounts.liquidity);
const promised = reserved(treasuryAccounts.liquidity);

/** What payins post to the ledger beside the transfers themselves. Each step is posted once, however often it is tried. */
@Injectable()
export class PayinBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** The developer's fee stays in the treasury: it is reserved until the account has its tokens. */
  holdDeveloperFee(tx: Tx, payin: Payin, { developerFeeUnits }: StoredPayinQuote): Promise<void> {
    return this.post(tx, ofPlatform(payin, 'holdDeveloperFee'), [
      { from: free, to: promised, units: BigInt(developerFeeUnits) },
    ]);
  }

  releaseDeveloperFee(tx: Tx, payin: Payin, { developerFeeUnits }: StoredPayinQuote): Promise<void> {
    return this.post(tx, ofPlatform(payin, 'releaseDeveloperFee'), [
      { from: promised, to: free, units: BigInt(developerFeeUnits) },
    ]);
  }

  /** The rail holds all the money: part of its worth is the platform's fee, the rest was paid out in tokens. */
  moneySettled(tx: Tx, payin: Payin, { feeUnits, developerFeeUnits, tokenUnits }: StoredPayinQuote): Promise<void> {
    if (payin.code === null) throw new Error(`The payin ${payin.id} is of no money`);
    const rail: LedgerPlace = { book: `settlement:${payin.code}` };
    const developers = BigInt(developerFeeUnits);
    return this.post(tx, ofPlatform(payin, 'settled'), [
      { from: promised, to: { book: `developerFees:${payin.organizationId}` }, units: developers },
      { from: rail, to: { book: 'fees' }, units: BigInt(feeUnits) },
      { from: rail, to: { book: 'onramp' }, units: BigInt(tokenUnits) + developers },
    ]);
  }

  /** Tokens that are to be converted lie in the account's wallet and cannot be spent. */
  holdDeposit(tx: Tx, payin: Payin, deposit: DepositedTokens): Promise<void> {
    const [from, to] = [available(payin.accountId), reserved(payin.accountId)];
    return this.post(tx, ofDeposit(payin, deposit, 'holdDeposit'), [{ from, to, units: deposit.units }]);
  }

  releaseDeposit(tx: Tx, payin: Payin, deposit: DepositedTokens): Promise<void> {
    const [from, to] = [reserved(payin.accountId), available(payin.accountId)];
    return this.post(tx, ofDeposit(payin, deposit, 'releaseDeposit'), [{ from, to, units: deposit.units }]);
  }

  /** The account got other tokens for them: they stay in its wallet, but belong to the platform from now on. */
  depositSettled(tx: Tx, payin: Payin, deposit: DepositedTokens): Promise<void> {
    const from = reserved(payin.accountId);
    const to: LedgerPlace = { book: `settlement:${deposit.blockchain}` };
    return this.post(tx, ofDeposit(payin, deposit, 'settled'), [{ from, to, units: deposit.units }]);
  }

  private async post(tx: Tx, step: Step, lines: readonly PostingLine[]): Promise<void> {
    const [first, ...more] = lines.filter(({ units }) => units > 0n);
    if (first === undefined) return;
    await this.ledger.post(tx, { ...step, at: this.clock.now(), lines: [first, ...more] });
  }
}

type Step = Omit<Posting, 'at' | 'lines'>;

function ofPlatform({ id: subjectId, token, blockchain }: Payin, step: string): Step {
  return { organizationId: platformOrganizationId, subjectId, step, token, blockchain };
}

function ofDeposit({ organizationId, id: subjectId }: Payin, deposit: DepositedTokens, step: string): Step {
  return { organizationId, subjectId, step, token: deposit.symbol, blockchain: deposit.blockchain };
}
