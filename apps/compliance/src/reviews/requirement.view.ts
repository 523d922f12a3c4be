import {
  AnyObject,
  AttestationSummaryParam,
  type AttestationType,
  Choice,
  ListOf,
  Nested,
  Text,
  Uuid,
  YesOrNo,
  attestationTypes,
} from '#contracts';
import { namedUpload } from '../case-file/attestation-summary.view.js';
import type { PrefilledAnswers } from '../records/prefill.sealed.js';
import type { ReviewFile } from '../case-file/review-file.js';

class TriggeringAnswerView {
  @Choice(attestationTypes, { describe: 'Where the answer was given.' })
  attestationType: AttestationType;

  @Text({ max: 100, example: 'address.country' })
  field: string;

  @Text({ max: 100, example: 'PT' })
  value: string;
}

class RequirementView {
  @Choice(attestationTypes)
  attestationType: AttestationType;

  @Uuid({ optional: true, describe: 'The person, for attestations of associated persons.' })
  associatedPersonId?: string;

  @Text({ max: 100, example: 'individual-light', describe: 'The rule that requires it.' })
  ruleId: string;

  @Text({ max: 500, describe: 'Why, in words for the person who has to provide it.' })
  reason: string;

  @Nested(() => TriggeringAnswerView, { optional: true, describe: 'The answer that makes it required.' })
  answer?: TriggeringAnswerView;

  @YesOrNo({ describe: 'It was uploaded, and was not requested again since.' })
  met: boolean;

  @Text({ max: 2000, optional: true, describe: 'The request of a compliance officer.' })
  message?: string;

  @Nested(() => AttestationSummaryParam, {
    optional: true,
    describe: 'The latest upload, also where it is asked for again.',
  })
  attestation?: AttestationSummaryParam;

  @AnyObject({
    optional: true,
    describe:
      'What was said ahead when the review was created, some fields of the attestation, as long as nothing is uploaded. It is no answer: show it for the person to confirm, and upload what they confirm.',
  })
  prefill?: Readonly<Record<string, unknown>>;
}

export class RequirementsView {
  @ListOf(() => RequirementView)
  results: RequirementView[];
}

export function requirementsView(file: ReviewFile, prefills: PrefilledAnswers): RequirementsView {
  return {
    results: file.requirements.map((result) => {
      const uploaded = file.uploadedFor(result);
      const prefill = uploaded === undefined ? prefills[result.attestationType] : undefined;
      return { ...result, ...namedUpload(uploaded), ...(prefill === undefined ? {} : { prefill }) };
    }),
  };
}
