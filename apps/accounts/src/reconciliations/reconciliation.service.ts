import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reconciliations } from '#chains';
import { type Page, type PageQuery, viewsOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { RailReconciliations } from '#rails';
import { type ReconciliationView, reconciliationView } from './reconciliation.view.js';

/** Every hour, and when it is asked for: wallets with their chains, and orders with the lists of their rails. */
@Injectable()
export class ReconciliationService implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Reconciliations,
    private readonly rails: RailReconciliations,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('reconcileHourly', () => this.beginUnlessUnderWay());
  }

  begin(): Promise<ReconciliationView> {
    return this.unitOfWork.run((tx) => this.beginWith(tx));
  }

  async list(query: PageQuery): Promise<Page<ReconciliationView>> {
    const page = await this.wallets.page(query);
    const rails = await this.rails.of(page.results.map(({ id }) => id));
    const railsOf = (id: string): typeof rails => rails.filter(({ reconciliationId }) => reconciliationId === id);
    return viewsOf(page, (each) => reconciliationView(each, railsOf(each.id)));
  }

  beginWith(tx: Tx): ReconciliationView {
    const wallets = this.wallets.begin(tx);
    return reconciliationView(wallets, this.rails.begin(tx, wallets.id));
  }

  private async beginUnlessUnderWay(): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.wallets.isUnderWay(tx))) this.beginWith(tx);
    });
  }
}
