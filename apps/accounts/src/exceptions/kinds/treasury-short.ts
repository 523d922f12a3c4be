import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Treasury, type TreasuryAccountName, treasuryAccounts } from '#chains';
import { platformOrganizationId } from '#contracts';
import { Reads } from '#database';
import { type Exception, ExceptionKind, type FoundException, type GoneException, KnownExceptions } from '#exceptions';
import { type JudgedLevel, TreasuryLevels } from '../../treasury/treasury-levels.js';

const held = `
  SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance
  WHERE organization_id = $1 AND account_id = $2 AND book = 'available' AND token = $3 AND blockchain = $4`;

const belowLeast = 'It has less available than it should';

/** The treasury has too little for what it is to pay, or less than it should. `Treasury.fill` tells of the former, and what waits is tried again by itself. */
@Injectable()
export class TreasuryShort extends ExceptionKind implements OnModuleInit {
  readonly kind = 'treasuryShort';

  constructor(
    private readonly known: KnownExceptions,
    private readonly reads: Reads,
    private readonly levels: TreasuryLevels,
    private readonly treasury: Treasury,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async find(): Promise<FoundException[]> {
    const low = (await this.levels.judge()).filter(({ isLow }) => isLow);
    return Promise.all(
      low.map(async ({ purse, blockchain, token, least }) => ({
        organizationId: platformOrganizationId,
        kind: this.kind,
        subject: { type: 'treasury', id: subjectOf({ purse, blockchain, token }) },
        amount: { tokenSymbol: token, blockchain, units: least },
        because: `${belowLeast}: send ${token} on ${blockchain} to ${await this.treasury.addressOn(purse, blockchain)}`,
        options: [],
      })),
    );
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const low = new Set((await this.levels.judge()).filter(({ isLow }) => isLow).map(subjectOf));
    const gone: GoneException[] = [];
    for (const exception of open) {
      const isOfLevel = exception.because.startsWith(belowLeast);
      if (isOfLevel ? !low.has(exception.subjectId) : await this.isFilled(exception))
        gone.push({ exception, because: 'The treasury has enough again' });
    }
    return gone;
  }

  /** It takes tokens, and nothing that is done here: it has no options. */
  override resolve(): Promise<void> {
    return Promise.resolve();
  }

  private async isFilled({ subjectId, amount }: Exception): Promise<boolean> {
    const [account = '', blockchain = '', token = ''] = subjectId.split(':');
    const accountId = treasuryAccounts[account as TreasuryAccountName];
    const [row] = await this.reads.query<{ units: string }>(held, [
      platformOrganizationId,
      accountId,
      token,
      blockchain,
    ]);
    return BigInt(row?.units ?? 0) >= BigInt(amount?.units ?? 0);
  }
}

function subjectOf({ purse, blockchain, token }: Pick<JudgedLevel, 'purse' | 'blockchain' | 'token'>): string {
  return `${purse}:${blockchain}:${token}`;
}
