import { Injectable } from '@nestjs/common';
import { platformOrganizationId, treasuryAccounts } from '#chains';
import type { Tx } from '#database';
import { Ledger, type LedgerPlace, type PostingLine, available, reserved } from '#ledger';
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
    private readonly clock: Clock,
  ) {}

  /** Until the transaction ends, nobody else takes any of them. */
  async hold(tx: Tx, organizationId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`developerFees:${organizationId}`]);
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

  /** The chain refused it: they are owed again. */
  async giveBack(tx: Tx, withdrawal: DeveloperFeeWithdrawal): Promise<void> {
    const { blockchain, ownUnits } = withdrawal;
    const back = { from: { book: `settlement:${blockchain}` }, to: own, units: BigInt(ownUnits) } as const;
    await this.post(tx, withdrawal, 'giveBack', back);
    await this.postForPlatform(tx, withdrawal, 'giveBack', free, owedByPlatform(withdrawal));
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
