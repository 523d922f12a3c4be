import { Injectable } from '@nestjs/common';
import { Owed, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { Ledger, type LedgerPlace, type PostingLine, available, holdDeveloperFees, reserved } from '#ledger';
import { Clock } from '#runtime';
import type { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';

const own: LedgerPlace = { book: 'developerFees' };
const promised = reserved(treasuryAccounts.liquidity);
const free = available(treasuryAccounts.liquidity);

/**
 * What the house owes a developer, and what paying it out posts. The treasury pays all of it. What lay in wallets of the
 * organization stays there and is the platform's from then on, as tokens are that were converted.
 */
@Injectable()
export class DeveloperFeeBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly owed: Owed,
    private readonly clock: Clock,
  ) {}

  /** Until the transaction ends, nobody else takes any of them. */
  hold(tx: Tx, organizationId: string): Promise<void> {
    return holdDeveloperFees(tx, organizationId);
  }

  /** They are owed no more, and are on their way. */
  async take(tx: Tx, withdrawal: DeveloperFeeWithdrawal): Promise<void> {
    const { blockchain, ownUnits } = withdrawal;
    await this.post(tx, withdrawal, 'take', {
      from: own,
      to: { book: `settlement:${blockchain}` },
      units: BigInt(ownUnits),
    });
    await this.postForPlatform(tx, withdrawal, 'take', owedByPlatform(withdrawal), promised);
  }

  /** Before the treasury pays: what was kept for it is free for the transfer. */
  pay(tx: Tx, withdrawal: DeveloperFeeWithdrawal): Promise<void> {
    return this.postForPlatform(tx, withdrawal, 'pay', promised, free);
  }

  /** The chain refused it: they are owed again. Until now they were reserved, so that nobody else could take them. */
  async giveBack(tx: Tx, withdrawal: DeveloperFeeWithdrawal): Promise<void> {
    const { id: subjectId, blockchain, ownUnits } = withdrawal;
    const back = { from: { book: `settlement:${blockchain}` }, to: own, units: BigInt(ownUnits) } as const;
    await this.post(tx, withdrawal, 'giveBack', back);
    await this.postForPlatform(tx, withdrawal, 'giveBack', promised, owedByPlatform(withdrawal));
    const platform = { ...withdrawal, organizationId: platformOrganizationId, accountId: treasuryAccounts.liquidity };
    const step = 'giveBackToLiquidity';
    await this.post(tx, platform, step, { from: promised, to: free, units: BigInt(ownUnits) });
    await this.owed.collect(tx, platform, { subjectId, step });
  }

  private postForPlatform(
    tx: Tx,
    withdrawal: DeveloperFeeWithdrawal,
    step: string,
    ...[from, to]: readonly [LedgerPlace, LedgerPlace]
  ): Promise<void> {
    const units = BigInt(withdrawal.units) - BigInt(withdrawal.ownUnits);
    return this.post(tx, { ...withdrawal, organizationId: platformOrganizationId }, step, { from, to, units });
  }

  private async post(
    tx: Tx,
    { organizationId, id: subjectId, token, blockchain }: DeveloperFeeWithdrawal,
    step: string,
    line: PostingLine,
  ): Promise<void> {
    if (line.units === 0n) return;
    const at = this.clock.now();
    await this.ledger.postNew(tx, { organizationId, subjectId, step, token, blockchain, at, lines: [line] });
  }
}

function owedByPlatform({ organizationId }: DeveloperFeeWithdrawal): LedgerPlace {
  return { book: `developerFees:${organizationId}` };
}
