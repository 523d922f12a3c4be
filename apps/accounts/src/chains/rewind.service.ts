import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Caller, authorOf } from '#auth';
import { Rewinds, Tokens, platformOrganizationId } from '#chains';
import { type Blockchain, type Page, type PageQuery, viewsOf } from '#contracts';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import type { RequestRewind } from './rewind.dto.js';
import { type RewindView, rewindView } from './rewind.view.js';

@Injectable()
export class RewindService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rewinds: Rewinds,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
  ) {}

  request(caller: Caller, chain: string, { fromBlock, reason }: RequestRewind): Promise<RewindView> {
    const blockchain = this.chain(chain);
    return this.unitOfWork.run(async (tx) => {
      const rewind = await this.rewinds.request(tx, { blockchain, fromBlock, reason });
      await this.audit.record(tx, {
        organizationId: platformOrganizationId,
        ...authorOf(caller),
        action: 'chainRewound',
        subject: `rewind:${rewind.id}`,
        reason,
      });
      return rewindView(rewind);
    });
  }

  async list(chain: string, query: PageQuery): Promise<Page<RewindView>> {
    return viewsOf(await this.rewinds.list(this.chain(chain), query), rewindView);
  }

  private chain(name: string): Blockchain {
    const found = this.tokens.blockchains.find((blockchain) => blockchain === name);
    if (found === undefined) throw new ResourceNotFound('chain', name);
    return found;
  }
}
