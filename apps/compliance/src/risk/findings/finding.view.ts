import { type AttestationType, Choice, Instant, Integer, ListOf, Text, Uuid, attestationTypes } from '#contracts';
import { type RiskLevel, riskLevels } from '../../records/risk-level.js';
import type { Fact } from '../rules/dossier.js';
import type { Rating, RiskReason } from '../rules/rating.js';
import {
  type FindingSeverity,
  type FindingSource,
  type RiskRuleName,
  findingSeverities,
  findingSources,
  riskRuleNames,
} from '../rules/risk-rules.js';
import { type FindingStatus, findingStatuses } from '../weighing/finding-decision.entity.js';
import type { OfficerFinding } from '../weighing/weigh-review.js';

export class FactView implements Fact {
  @Choice(attestationTypes, { optional: true })
  attestationType?: AttestationType;

  @Text({
    max: 200,
    optional: true,
    example: 'address.country',
    describe: 'The place in the attestation, or the check that was not run.',
  })
  field?: string;

  @Text({
    max: 200,
    optional: true,
    example: 'IR',
    describe: 'Of a business. What persons answered is in their attestations, where each look is recorded.',
  })
  value?: string;

  @Uuid({ optional: true, describe: 'The hit on a list, which is shown, and decided, as one.' })
  screeningHitId?: string;
}

export class OfficerFindingView {
  @Uuid({ describe: 'The same as long as the answer is.' })
  id: string;

  @Choice(findingSources)
  source: FindingSource;

  @Choice(findingSeverities, {
    describe: 'Before an approval, what is `serious` has to be cleared or confirmed, with a note.',
  })
  severity: FindingSeverity;

  @Text({ max: 1000, example: 'Iran is a country with which nothing is done.' })
  message: string;

  @Uuid({ optional: true, describe: 'Whom it is about; whom the review is about where it is left out.' })
  associatedPersonId?: string;

  @ListOf(() => FactView, { max: 300, describe: 'Where it was found.' })
  evidence: FactView[];

  @Choice(findingStatuses)
  status: FindingStatus;

  @Text({ max: 100, optional: true, describe: 'Who cleared or confirmed it: `staff:<id>` or `operator`.' })
  clearedBy?: string;

  @Instant({ optional: true })
  clearedAt?: string;

  @Text({ max: 4000, optional: true, describe: 'Why, for the staff alone.' })
  note?: string;
}

export class RiskReasonView implements RiskReason {
  @Choice(riskRuleNames)
  rule: RiskRuleName;

  @Integer({ min: 0, example: 25 })
  points: number;

  @Text({ max: 1000, example: 'The business moves money of its customers.' })
  because: string;
}

export class RiskView {
  @Choice(riskLevels, { describe: 'Nobody whose risk is `prohibited` is approved; `high` takes a second person.' })
  level: RiskLevel;

  @Integer({ min: 0, example: 45 })
  score: number;

  @ListOf(() => RiskReasonView, { optional: true, max: 1000, describe: 'Where a single review is read.' })
  reasons?: RiskReasonView[];
}

export function riskView({ level, score, reasons }: Rating): RiskView {
  return { level, score, reasons: [...reasons] };
}

export interface ShownFinding extends OfficerFinding {
  readonly note: string | undefined;
}

export function officerFindingView(finding: ShownFinding): OfficerFindingView {
  const { id, source, severity, message, associatedPersonId, evidence, status, decision, note } = finding;
  return {
    id,
    source,
    severity,
    message,
    ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
    evidence: evidence.map(withoutPersonal),
    status,
    ...(decision === undefined ? {} : { clearedBy: decision.decidedBy, clearedAt: decision.decidedAt.toISOString() }),
    ...(note === undefined ? {} : { note }),
  };
}

function withoutPersonal({ value, ...fact }: Fact): FactView {
  const isPersonal = fact.attestationType?.startsWith('business') !== true;
  return isPersonal || value === undefined ? fact : { ...fact, value };
}
