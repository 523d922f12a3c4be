import { Injectable } from '@nestjs/common';
import { RecordBooking, type TokenOnChain, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { Ledger, type LedgerPlace, type Posting, type PostingLine, available, reserved } from '#ledger';
import { Clock } from '#runtime';
import { Limits, dayOf } from '#standing';
import type { StoredPayinQuote, Payin } from './payin.entity.js';

/** Tokens as they were sent, in the transaction that sent them. */
export interface DepositedTokens extends TokenOnChain {
  readonly units: bigint;
  readonly transactionHash: string;
}

const free = available(treasuryAccounts.liquidity);
const promised = reserved(treasuryAccounts.liquidity);

/** What payins post to the ledger beside the transfers themselves, and what of them counts towards limits. Each step is posted once, however often it is tried. */
@Injectable()
export class PayinBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly recordBooking: RecordBooking,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** The developer's fee stays in the treasury: it is reserved until the account has its tokens. */
  async holdDeveloperFee(tx: Tx, payin: Payin, { developerFeeUnits }: StoredPayinQuote): Promise<void> {
    await this.post(tx, ofPlatform(payin, 'holdDeveloperFee'), [
      { from: free, to: promised, units: BigInt(developerFeeUnits) },
    ]);
  }

  async releaseDeveloperFee(tx: Tx, payin: Payin, { developerFeeUnits }: StoredPayinQuote): Promise<void> {
    await this.post(tx, ofPlatform(payin, 'releaseDeveloperFee'), [
      { from: promised, to: free, units: BigInt(developerFeeUnits) },
    ]);
  }

  /** Money that is here is settled whatever the limit is: who asks for more is refused. */
  count(tx: Tx, { organizationId }: Payin, units: bigint): void {
    this.limits.count(tx, organizationId, 'payins', {
      day: dayOf(this.clock.now()),
      amounts: [units],
    });
  }

  /** The rail holds all the money: part of its worth is the platform's fee, the rest was paid out in tokens. */
  async moneySettled(
    tx: Tx,
    payin: Payin,
    { feeUnits, developerFeeUnits, tokenUnits }: StoredPayinQuote,
  ): Promise<void> {
    if (payin.code === null) throw new Error(`The payin ${payin.id} is of no money`);
    const rail: LedgerPlace = { book: `settlement:${payin.code}` };
    const developers = BigInt(developerFeeUnits);
    await this.post(tx, ofPlatform(payin, 'settled'), [
      { from: promised, to: { book: `developerFees:${payin.organizationId}` }, units: developers },
      { from: rail, to: { book: 'fees' }, units: BigInt(feeUnits) },
      { from: rail, to: { book: 'onramp' }, units: BigInt(tokenUnits) + developers },
    ]);
  }

  /** Tokens that are to be converted lie in the account's wallet and cannot be spent. */
  async holdDeposit(tx: Tx, payin: Payin, deposit: DepositedTokens): Promise<void> {
    const [from, to] = [available(payin.accountId), reserved(payin.accountId)];
    await this.post(tx, ofDeposit(payin, deposit, 'holdDeposit'), [{ from, to, units: deposit.units }]);
  }

  async releaseDeposit(tx: Tx, payin: Payin, deposit: DepositedTokens): Promise<void> {
    const [from, to] = [reserved(payin.accountId), available(payin.accountId)];
    await this.post(tx, ofDeposit(payin, deposit, 'releaseDeposit'), [{ from, to, units: deposit.units }]);
  }

  /** The account got other tokens for them: they stay in its wallet, but belong to the platform from now on. */
  async depositSettled(tx: Tx, payin: Payin, deposit: DepositedTokens): Promise<void> {
    const { organizationId, accountId, id } = payin;
    const { symbol: token, blockchain, units, transactionHash } = deposit;
    const from = reserved(accountId);
    const to: LedgerPlace = { book: `settlement:${blockchain}` };
    const lines = [
      { from, to, units },
      { from: to, to: { book: 'fees' as const }, units: BigInt(payin.quote?.feeUnits ?? 0) },
    ];
    if (!(await this.post(tx, ofDeposit(payin, deposit, 'settled'), lines))) return;
    const related = { type: 'payin', id } as const;
    const debit = { organizationId, accountId, type: 'debit', token, blockchain, units, transactionHash } as const;
    await this.recordBooking.record(tx, { ...debit, related });
  }

  /** False if there was nothing to post, or nothing that is new. */
  private async post(tx: Tx, step: Step, lines: readonly PostingLine[]): Promise<boolean> {
    const [first, ...more] = lines.filter(({ units }) => units > 0n);
    if (first === undefined) return false;
    return this.ledger.post(tx, { ...step, at: this.clock.now(), lines: [first, ...more] });
  }
}

type Step = Omit<Posting, 'at' | 'lines'>;

function ofPlatform({ id: subjectId, token, blockchain }: Payin, step: string): Step {
  return { organizationId: platformOrganizationId, subjectId, step, token, blockchain };
}

function ofDeposit({ organizationId, id: subjectId }: Payin, deposit: DepositedTokens, step: string): Step {
  return { organizationId, subjectId, step, token: deposit.symbol, blockchain: deposit.blockchain };
}
