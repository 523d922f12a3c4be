import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type TreasuryAccountName, treasuryAccounts } from '#chains';
import { platformOrganizationId } from '#contracts';
import { Reads } from '#database';
import { type Exception, ExceptionKind, type GoneException, KnownExceptions } from '#exceptions';

const held = `
  SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance
  WHERE organization_id = $1 AND account_id = $2 AND book = 'available' AND token = $3 AND blockchain = $4`;

/** The treasury has too little for what it is to pay. `Treasury.fill` tells of it, and what waits is tried again by itself. */
@Injectable()
export class TreasuryShort extends ExceptionKind implements OnModuleInit {
  readonly kind = 'treasuryShort';

  constructor(
    private readonly known: KnownExceptions,
    private readonly reads: Reads,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const gone: GoneException[] = [];
    for (const exception of open)
      if (await this.isFilled(exception)) gone.push({ exception, because: 'The treasury has enough again' });
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
