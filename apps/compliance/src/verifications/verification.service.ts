import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { type Page, type PageQuery, defaultPageSize, pageOf } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { Verification } from './verification.entity.js';
import { type VerificationView, verificationView } from './verification.view.js';

const ofTheLiving = '(SELECT true FROM standing WHERE standing.organization_id = verification.organization_id LIMIT 1)';

@Injectable()
export class VerificationService {
  constructor(private readonly reads: Reads) {}

  async list(caller: Caller, { limit = defaultPageSize, nextId }: PageQuery): Promise<Page<VerificationView>> {
    const values = [nextId ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff', limit + 1];
    const rows =
      caller.kind === 'operator'
        ? await this.reads.many(
            Verification,
            `SELECT * FROM verification WHERE id <= $1 AND ${ofTheLiving} ORDER BY id DESC LIMIT $2`,
            values,
          )
        : await this.reads.many(
            Verification,
            'SELECT * FROM verification WHERE organization_id = $3 AND id <= $1 ORDER BY id DESC LIMIT $2',
            [...values, caller.organizationId],
          );
    return pageOf(rows, limit, verificationView);
  }

  async read(caller: Caller, id: string): Promise<VerificationView> {
    const [verification] = await this.reads.many(
      Verification,
      `SELECT * FROM verification WHERE id = $1 AND ${ofTheLiving}`,
      [id],
    );
    const isVisible = caller.kind === 'operator' || verification?.organizationId === caller.organizationId;
    if (verification === undefined || !isVisible) throw new ResourceNotFound('verification', id);
    return verificationView(verification);
  }
}
