import { type AttestationType, Choice, ListOf, Nested, Text, Uuid, YesOrNo, attestationTypes } from '#contracts';
import type { RequirementResult } from '../requirements/requirement-result.js';

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

  @Uuid({ optional: true, describe: 'Of whom, for attestations of associated persons.' })
  associatedPersonId?: string;

  @Text({ max: 100, example: 'individual-eea', describe: 'The rule that asks for it.' })
  ruleId: string;

  @Text({ max: 500, describe: 'Why, in words for the person who is asked.' })
  reason: string;

  @Nested(() => TriggeringAnswerView, { optional: true, describe: 'The answer because of which it is asked for.' })
  answer?: TriggeringAnswerView;

  @YesOrNo({ describe: 'It was uploaded, and nobody has asked for it again since.' })
  met: boolean;

  @Text({ max: 2000, optional: true, describe: 'What a compliance officer asked for.' })
  message?: string;
}

export class RequirementsView {
  @ListOf(() => RequirementView)
  results: RequirementView[];
}

export function requirementsView(results: readonly RequirementResult[]): RequirementsView {
  return { results: [...results] };
}
