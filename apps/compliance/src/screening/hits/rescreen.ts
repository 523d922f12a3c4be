import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { ScreeningList } from '#screening';
import { forgetErasedOwners } from '#vault';
import { screenSubject } from '../../records/attestation.moves.js';
import { ScreenSubject } from './screen-subject.js';
import { namingTypes } from './screened-subject.js';

interface Place {
  readonly organizationId: string;
  readonly id: string;
}

interface Rescreening {
  readonly listId: string;
  readonly versionId: string;
  /** The attestation that was the last of the step before. */
  readonly after: Place | null;
}

export const rescreen = job<Rescreening>('rescreenAgainstList');
export const endHitsOf = job<{ listId: string }>('endHitsOfScreeningList');

const atOnce = 100;
const beforeAll: Place = {
  organizationId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

/** Screens everybody who is known when a list begins to hold: some at a time, each step asking for the next. */
@Injectable()
export class RescreenJob implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly screening: ScreenSubject,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(rescreen, (step) => this.step(step));
    this.jobs.handle(endHitsOf, ({ listId }) => this.end(listId));
    this.jobs.handleHourly('forgetHitsOfErasedOrganizations', () =>
      forgetErasedOwners(this.reads, this.unitOfWork, ['screening_hit', 'screening_subject']),
    );
  }

  /** A version that was replaced meanwhile has a successor with steps of its own. */
  private async step({ listId, versionId, after }: Rescreening): Promise<void> {
    const list = await this.reads.one(ScreeningList, { id: listId });
    if (list?.versionId !== versionId) return;
    const { organizationId, id } = after ?? beforeAll;
    const subjects = await this.reads.query<Place & { subjectId: string }>(
      `SELECT organization_id AS "organizationId", id, subject_id AS "subjectId" FROM attestation
       WHERE (organization_id, id) > ($1, $2) AND superseded_at IS NULL AND type = ANY($3)
       ORDER BY organization_id, id LIMIT ${atOnce}`,
      [organizationId, id, namingTypes],
    );
    const failed: typeof subjects = [];
    for (const subject of subjects) await this.screening.screen(subject).catch(() => failed.push(subject));
    const last = subjects.at(-1);
    if (last === undefined) return;
    const next = { listId, versionId, after: { organizationId: last.organizationId, id: last.id } };
    await this.unitOfWork.run((tx) => {
      // Each by itself, so that one who cannot be screened keeps nobody else from it.
      for (const { organizationId: owner, subjectId } of failed)
        this.jobs.add(tx, screenSubject, { organizationId: owner, subjectId }, { key: `screen ${subjectId}` });
      this.jobs.add(tx, rescreen, next);
    });
  }

  private async end(listId: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.query("DELETE FROM screening_hit WHERE list_id = $1 AND status = 'open'", [listId]);
      const ended = 'UPDATE screening_hit SET ended_at = $2 WHERE list_id = $1 AND ended_at IS NULL';
      await tx.query(ended, [listId, this.clock.now()]);
    });
  }
}
