import { Injectable } from '@nestjs/common';
import { type Caller, isOfHouse } from '#auth';
import { type Page, type PageQuery, viewsOf } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { notDeleted } from '#standing';
import { Verification } from '../records/verification.entity.js';
import { type VerificationView, verificationView } from './verification.view.js';

@Injectable()
export class VerificationReading {
  constructor(private readonly reads: Reads) {}

  async list(caller: Caller, query: PageQuery): Promise<Page<VerificationView>> {
    const page = isOfHouse(caller)
      ? await this.reads.page(Verification, {}, query, notDeleted('verification'))
      : await this.reads.page(Verification, { organizationId: caller.organizationId }, query);
    return viewsOf(page, verificationView);
  }

  async read(caller: Caller, id: string): Promise<VerificationView> {
    const [verification] = await this.reads.many(
      Verification,
      `SELECT * FROM verification WHERE id = $1 AND ${notDeleted('verification')}`,
      [id],
    );
    const isVisible = isOfHouse(caller) || verification?.organizationId === caller.organizationId;
    if (verification === undefined || !isVisible) throw new ResourceNotFound('verification', id);
    return verificationView(verification);
  }
}
