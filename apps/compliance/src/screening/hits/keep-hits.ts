import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Clock, Ids } from '#runtime';
import type { Findings, FoundEntry, Subject } from '#screening';
import { Vault } from '#vault';
import { AttestationMoves } from '../../records/attestation.moves.js';
import { type HitStatus, ScreeningHit, placeOfNote } from './screening-hit.entity.js';

export interface ScreenedAttestation {
  readonly organizationId: string;
  readonly subjectId: string;
  readonly id: string;
}

/** The only writer of hits as they are found. */
@Injectable()
export class KeepHits {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly attestationMoves: AttestationMoves,
  ) {}

  /**
   * What was found takes the place of what was found before. A hit that was cleared stays so while both sides say the
   * same, also if it was not found in between; one that was confirmed stays confirmed.
   */
  async keep(
    tx: Tx,
    { organizationId, subjectId, id }: ScreenedAttestation,
    subject: Subject,
    { hits, isCut }: Findings,
  ): Promise<void> {
    const now = this.clock.now();
    const fingerprint = await this.vault.fingerprints(tx, {
      organizationId,
      table: 'screening_hit',
      column: 'fingerprint',
    });
    const rows = hits.map((hit) => ({
      id: this.ids.next(),
      listId: hit.listId,
      sourceId: hit.entry.sourceId,
      score: Math.round(hit.match.score * 1000),
      fingerprint: fingerprint(JSON.stringify([subject, comparedOf(hit)])).toString('base64'),
    }));
    const [kept] = await tx.query<{ before: string | null }>(
      `INSERT INTO screening_subject AS kept (organization_id, subject_id, attestation_id, is_cut, screened_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (organization_id, subject_id) DO UPDATE
         SET attestation_id = EXCLUDED.attestation_id, is_cut = EXCLUDED.is_cut, screened_at = EXCLUDED.screened_at
       RETURNING (SELECT attestation_id FROM screening_subject WHERE organization_id = $1 AND subject_id = $2) AS before`,
      [organizationId, subjectId, id, isCut, now],
    );
    await tx.query(
      `INSERT INTO screening_hit AS kept (organization_id, subject_id, found_at, status, id, list_id, source_id, score, fingerprint)
       SELECT $1, $2, $3, 'open', x.id, x."listId", x."sourceId", x.score, decode(x.fingerprint, 'base64')
       FROM jsonb_to_recordset($4::jsonb) AS x (id uuid, "listId" uuid, "sourceId" text, score integer, fingerprint text)
       ON CONFLICT (organization_id, subject_id, list_id, source_id) DO UPDATE SET score = EXCLUDED.score, ended_at = NULL,
         fingerprint = EXCLUDED.fingerprint, status = CASE WHEN ${reopens} THEN 'open' ELSE kept.status END,
         decided_by = CASE WHEN ${reopens} THEN NULL ELSE kept.decided_by END,
         decided_at = CASE WHEN ${reopens} THEN NULL ELSE kept.decided_at END,
         note = CASE WHEN ${reopens} THEN NULL ELSE kept.note END`,
      [organizationId, subjectId, now, JSON.stringify(rows)],
    );
    const ended = await this.end(tx, { organizationId, subjectId }, rows, now);
    // Of a million who are screened against a new list, hardly anybody has to be weighed again.
    const isFirst = kept?.before !== id;
    if (isFirst) this.attestationMoves.requestConclusion(tx, { organizationId, subjectId });
    if (isFirst || ended > 0 || rows.length > 0) this.attestationMoves.requestRating(tx, { organizationId, subjectId });
  }

  /** What an officer says of a hit. */
  async decide(
    tx: Tx,
    { organizationId, subjectId, id }: Pick<ScreeningHit, 'organizationId' | 'subjectId' | 'id'>,
    { status, note, decidedBy }: { readonly status: HitStatus; readonly note: string; readonly decidedBy: string },
  ): Promise<void> {
    const sealed = await this.vault.seal(tx, placeOfNote(organizationId, id), note);
    const decision = { status, note: sealed, decidedBy, decidedAt: this.clock.now() };
    await tx.update(ScreeningHit, { organizationId, id }, decision);
    this.attestationMoves.requestRating(tx, { organizationId, subjectId });
  }

  /** Nobody has to look at an open hit that is none any more; a decision is kept. */
  private async end(
    tx: Tx,
    { organizationId, subjectId }: Omit<ScreenedAttestation, 'id'>,
    found: readonly { readonly listId: string; readonly sourceId: string }[],
    now: Date,
  ): Promise<number> {
    const gone = `organization_id = $1 AND subject_id = $2 AND NOT EXISTS (SELECT FROM unnest($3::uuid[], $4::text[]) AS found (list_id, source_id)
      WHERE found.list_id = screening_hit.list_id AND found.source_id = screening_hit.source_id)`;
    const values = [
      organizationId,
      subjectId,
      found.map(({ listId }) => listId),
      found.map(({ sourceId }) => sourceId),
    ];
    const removed = await tx.query(`DELETE FROM screening_hit WHERE ${gone} AND status = 'open' RETURNING id`, values);
    const ended = await tx.query(
      `UPDATE screening_hit SET ended_at = $5 WHERE ${gone} AND ended_at IS NULL RETURNING id`,
      [...values, now],
    );
    return removed.length + ended.length;
  }
}

const reopens = "kept.status = 'cleared' AND kept.fingerprint <> EXCLUDED.fingerprint";

function comparedOf({ entry: { kind, names, birthDates, countries, reason } }: FoundEntry): unknown[] {
  return [kind, names.map(({ text, isWeak }) => [text, isWeak]), birthDates, countries, reason];
}
