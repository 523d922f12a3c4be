import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Owed } from '#chains';
import { type Blockchain, platformOrganizationId } from '#contracts';
import { Reads } from '#database';
import { type Exception, ExceptionKind, type FoundException, type GoneException, KnownExceptions } from '#exceptions';

/**
 * A chain has replaced what was final. Until it is rewound by command nothing of it goes on; what an account has used of a
 * credit that was taken back by that, it owes (`ReverseDeposit` tells of those).
 */
@Injectable()
export class Reorg extends ExceptionKind implements OnModuleInit {
  readonly kind = 'reorg';

  constructor(
    private readonly known: KnownExceptions,
    private readonly reads: Reads,
    private readonly owed: Owed,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async find(): Promise<FoundException[]> {
    return (await this.replaced()).map((blockchain) => ({
      organizationId: platformOrganizationId,
      kind: this.kind,
      subject: { type: 'chain', id: blockchain },
      because: `A block that was final was replaced: nothing goes on before POST /chains/${blockchain}/rewinds`,
      options: [],
    }));
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const replaced = await this.replaced();
    const accounts = open.filter(({ subjectType }) => subjectType === 'account');
    const owing = await this.owed.ofAccounts(
      accounts.map(({ organizationId, subjectId: id }) => ({ organizationId, id })),
    );
    return open.flatMap((exception) => {
      const { subjectType, subjectId } = exception;
      if (subjectType === 'account')
        return owing.has(subjectId) ? [] : [{ exception, because: 'The account has paid what it owed' }];
      return replaced.includes(subjectId as Blockchain) ? [] : [{ exception, because: 'The chain was rewound' }];
    });
  }

  /** What can be done is done elsewhere: it has no options. */
  override resolve(): Promise<void> {
    return Promise.resolve();
  }

  private async replaced(): Promise<Blockchain[]> {
    const rows = await this.reads.query<{ blockchain: Blockchain }>(
      `SELECT blockchain FROM chain_watcher WHERE 'finalBlockReplaced' = ANY (troubles)`,
    );
    return rows.map(({ blockchain }) => blockchain);
  }
}
