import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { SearchLists } from '#screening';
import { Standings } from '#standing';
import type { ScreenedIds } from '../../records/attestation.moves.js';
import { AttestedNames } from './attested-names.js';
import { KeepHits } from './keep-hits.js';

/** Looks for somebody on all lists, by the name that was attested last. */
@Injectable()
export class ScreenSubject {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reads: Reads,
    private readonly standings: Standings,
    private readonly lists: SearchLists,
    private readonly names: AttestedNames,
    private readonly keepHits: KeepHits,
  ) {}

  /** Searched outside of the transaction, which would be held too long: a name that changes meanwhile has a job of its own. */
  async screen({ organizationId, subjectId }: ScreenedIds): Promise<void> {
    const attestation = (await this.names.latest(this.reads, organizationId, [subjectId])).at(-1);
    if (attestation === undefined || !(await this.names.isOpenable(organizationId))) return;
    const subject = await this.names.open(attestation);
    for (;;) {
      const findings = await this.lists.search(subject);
      const isSettled = await this.unitOfWork.run(async (tx) => {
        // Of two that screen the same person, the one that keeps last has seen the lists as they are. It waits before it
        // holds the organization, whose requests would wait with it.
        await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`screen ${subjectId}`]);
        if (!(await this.standings.hold(tx, organizationId))) return true;
        if (!(await this.lists.hold(tx, findings.versions))) return false;
        const latest = (await this.names.latest(tx, organizationId, [subjectId])).at(-1);
        if (latest?.id === attestation.id) await this.keepHits.keep(tx, attestation, subject, findings);
        return true;
      });
      if (isSettled) return;
    }
  }
}
