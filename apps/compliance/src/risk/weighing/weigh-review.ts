import { Injectable } from '@nestjs/common';
import type { Queries, Tx } from '#database';
import type { ListFormat } from '#screening';
import { Limits } from '#standing';
import { Vault } from '#vault';
import { answersIn } from '../../case-file/filed-attestation.js';
import type { ReviewFile } from '../../case-file/review-file.js';
import { ReviewFileReading } from '../../case-file/review-file.reading.js';
import type { Review } from '../../records/review.entity.js';
import { HitsOfReview } from '../../screening/hits/hits-of-review.js';
import type { Dossier, Fact, Found, WeighedSubject } from '../rules/dossier.js';
import { findRisks, weighedTypes } from '../rules/find-risks.js';
import { type Rating, rate } from '../rules/rating.js';
import { type FindingSeverity, type FindingSource, riskRule } from '../rules/risk-rules.js';
import { CountryRisks } from './country-risks.js';
import { FindingDecision, type FindingStatus } from './finding-decision.entity.js';

type Querying = Pick<Tx, 'many' | 'query'>;

/** What an officer should look at, with what somebody has said of it. */
export interface OfficerFinding extends Found {
  readonly id: string;
  readonly source: FindingSource;
  readonly severity: FindingSeverity;
  readonly status: FindingStatus;
  /** It is a hit on a list, and decided as one. */
  readonly isHit: boolean;
  readonly decision: FindingDecision | undefined;
}

export interface WeighedReview {
  readonly findings: readonly OfficerFinding[];
  readonly rating: Rating;
}

const ofSanctions: readonly ListFormat[] = ['ofacXml', 'ofacCsv', 'unXml', 'euXml'];

/** Weighs what was declared, and what screening and checks have found, each time anew: nothing of it can be out of date. */
@Injectable()
export class WeighReview {
  constructor(
    private readonly files: ReviewFileReading,
    private readonly hitsOfReview: HitsOfReview,
    private readonly countries: CountryRisks,
    private readonly limits: Limits,
    private readonly vault: Vault,
  ) {}

  async weigh(queries: Querying, review: Review): Promise<WeighedReview> {
    return this.weighFile(queries, await this.file(queries, review));
  }

  /** With the answers that are weighed. */
  file(queries: Queries, review: Review): Promise<ReviewFile> {
    return this.files.of(queries, review, weighedTypes);
  }

  async weighFile(queries: Querying, file: ReviewFile): Promise<WeighedReview> {
    const { organizationId, id: reviewId } = file.review;
    const idOf = await this.idsIn(organizationId, reviewId);
    if (idOf === undefined) return { findings: [], rating: rate([]) };
    const decisions = await queries.many(
      FindingDecision,
      'SELECT * FROM finding_decision WHERE organization_id = $1 AND review_id = $2',
      [organizationId, reviewId],
    );
    const dossier = await this.dossier(queries, file);
    const hits = new Map(dossier.hits.map(({ id, status }) => [id, status]));
    const findings = findRisks(dossier).map((found): OfficerFinding => {
      const { source, severity } = riskRule(found.rule);
      const hitId = hitIn(found);
      const id = hitId ?? idOf(found);
      const decision = decisions.find(({ findingId }) => findingId === id);
      const status = (hitId === undefined ? decision?.status : hits.get(hitId)) ?? 'open';
      return { ...found, id, source, severity, status, isHit: hitId !== undefined, decision };
    });
    return { findings, rating: rate(findings) };
  }

  private async dossier(queries: Querying, file: ReviewFile): Promise<Dossier> {
    const { review, attestations, persons } = file;
    const { hits, notScreened, cut } = await this.hitsOfReview.read(queries, review);
    const lists = await queries.query<{ id: string; format: ListFormat }>(
      "SELECT id, format FROM screening_list WHERE format <> 'addresses'",
    );
    const sanctions = lists.filter(({ format }) => ofSanctions.includes(format)).map(({ id }) => id);
    const risks = await this.countries.all(queries);
    const personOf = (subjectId: string): string | undefined => (subjectId === review.id ? undefined : subjectId);
    const subject = (associatedPersonId: string | undefined, filed: typeof attestations): WeighedSubject => ({
      associatedPersonId,
      answers: answersIn(filed),
      attestations: filed,
    });
    return {
      type: review.type,
      subjects: [
        subject(undefined, attestations),
        ...persons.map(({ person, attestations: own }) => subject(person.id, own)),
      ],
      hits: hits.map(({ id, subjectId, listId, status }) => {
        return { id, associatedPersonId: personOf(subjectId), status, isOfSanctions: sanctions.includes(listId) };
      }),
      notScreened: notScreened.map(personOf),
      cut: cut.map(personOf),
      isScreenedWithLists: lists.length > 0,
      movedUsd: await this.limits.movedUsd(queries, review.organizationId),
      riskOf: (country) => risks.get(country) ?? 'ordinary',
    };
  }

  /** The same finding has the same id, and one of another answer another: what was said of that holds for nothing else. Undefined once the organization was erased. */
  private async idsIn(organizationId: string, reviewId: string): Promise<((found: Found) => string) | undefined> {
    const column = { organizationId, table: 'finding_decision', column: 'finding_id' };
    const fingerprint = await this.vault.fingerprintsToFind(column);
    return (
      fingerprint &&
      (({ rule, associatedPersonId = null, evidence }) =>
        uuidOf(fingerprint(JSON.stringify([reviewId, rule, associatedPersonId, evidence.map(parts)]))))
    );
  }
}

function hitIn({ evidence: [fact] }: Found): string | undefined {
  return fact?.screeningHitId;
}

function parts({ attestationType, field, value }: Fact): unknown[] {
  return [attestationType ?? null, field ?? null, value ?? null];
}

/** A UUID whose bits are ours (version 8). */
function uuidOf(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
