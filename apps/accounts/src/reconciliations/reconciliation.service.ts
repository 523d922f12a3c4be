import { Injectable } from '@nestjs/common';
import { Reconciliations } from '#chains';
import { type Page, type PageQuery, viewsOf } from '#contracts';
import { type ReconciliationView, reconciliationView } from './reconciliation.view.js';

@Injectable()
export class ReconciliationService {
  constructor(private readonly reconciliations: Reconciliations) {}

  async begin(): Promise<ReconciliationView> {
    return reconciliationView(await this.reconciliations.request());
  }

  async list(query: PageQuery): Promise<Page<ReconciliationView>> {
    return viewsOf(await this.reconciliations.page(query), reconciliationView);
  }
}
