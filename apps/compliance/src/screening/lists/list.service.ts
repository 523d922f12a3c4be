import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { platformOrganizationId } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock, Ids } from '#runtime';
import { ScreeningList, Versions } from '#screening';
import { endHitsOf, rescreen } from '../hits/rescreen.js';
import { type ScreeningListView, screeningListView } from './list.view.js';
import { listNotFound } from './list.reading.js';
import type { ReceivedList } from './receive-list.js';

const forgetVersion = job<{ versionId: string }>('forgetScreeningVersion');

/** An import that takes longer has been given up. */
const longestImportMilliseconds = 24 * 60 * 60 * 1000;

/** The lists that hold: each is replaced as a whole, in one transaction. */
@Injectable()
export class ListService implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: Versions,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(forgetVersion, ({ versionId }) => this.versions.forget(versionId));
    this.jobs.handleHourly('forgetUnfinishedScreeningLists', () =>
      this.versions.forgetBefore(new Date(this.clock.now().getTime() - longestImportMilliseconds)),
    );
  }

  /** From its commit on the staged list holds, and the one before does not. Everybody who is known is screened against it. */
  take(author: { readonly actor: string; readonly address: string }, staged: ReceivedList): Promise<ScreeningListView> {
    return this.unitOfWork.run(async (tx) => {
      // Two that come first have no row to wait for.
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`screening list ${staged.name}`]);
      const [earlier] = await tx.many(ScreeningList, 'SELECT * FROM screening_list WHERE name = $1 FOR UPDATE', [
        staged.name,
      ]);
      if (!(await this.versions.begin(tx, staged.versionId))) throw new Error('The list was given up while it came');
      const now = this.clock.now();
      const { name, format, versionId, sha256, entryCount, nameCount, addressCount } = staged;
      const list: ScreeningList = {
        ...{ name, format, versionId, sha256, entryCount, nameCount, addressCount },
        id: earlier?.id ?? this.ids.next(),
        importedAt: now,
        createdAt: earlier?.createdAt ?? now,
      };
      if (earlier === undefined) tx.insert(ScreeningList, list);
      else {
        await tx.update(ScreeningList, { id: list.id }, list);
        await this.end(tx, earlier.versionId);
      }
      this.jobs.add(tx, rescreen, { listId: list.id, versionId: list.versionId, after: null });
      const subject = `screeningList:${list.id}` as const;
      const entry = { organizationId: platformOrganizationId, action: 'screeningListTaken', subject } as const;
      await this.audit.record(tx, { ...author, ...entry, reason: `${list.name} ${list.sha256}` });
      return screeningListView(list);
    });
  }

  async remove(caller: HouseCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { versionId, name } = (await tx.one(ScreeningList, { id }, { lock: true })) ?? listNotFound(id);
      await tx.delete(ScreeningList, { id });
      await this.end(tx, versionId);
      this.jobs.add(tx, endHitsOf, { listId: id });
      await this.recordRemoval(tx, caller, id, name);
    });
  }

  private async end(tx: Tx, versionId: string): Promise<void> {
    await this.versions.end(tx, versionId);
    this.jobs.add(tx, forgetVersion, { versionId });
  }

  private recordRemoval(tx: Tx, caller: HouseCaller, id: string, name: string): Promise<void> {
    const entry = { organizationId: platformOrganizationId, action: 'screeningListRemoved', reason: name } as const;
    return this.audit.record(tx, { ...authorOf(caller), ...entry, subject: `screeningList:${id}` });
  }
}
