import type { AttestationType, PayloadOf } from '#contracts';

/** The answer because of which something is required. */
export interface TriggeringAnswer {
  readonly attestationType: AttestationType;
  readonly field: string;
  readonly value: string;
}

export interface Requirement {
  readonly attestationType: AttestationType;
  readonly ruleId: string;
  readonly reason: string;
  readonly answer?: TriggeringAnswer;
}

/** The latest answers that rules may look at; `undefined` where nothing was uploaded. */
export type Answers<Asked extends AttestationType = AttestationType> = <T extends Asked>(
  type: T,
) => PayloadOf<T> | undefined;

interface Rule {
  readonly id: string;
  /** Shown to the person who has to meet the requirement. */
  readonly reason: string;
  readonly requires: readonly AttestationType[];
}

/** A rule applies by the facts alone (`when`) or because of an answer. */
export type RequirementRule<Facts> = Rule &
  ({ readonly when: (facts: Facts) => boolean } | { readonly because: Cause<Facts> });

interface Cause<Facts> {
  readonly looksAt: readonly AttestationType[];
  readonly answer: (facts: Facts, answers: Answers) => TriggeringAnswer | undefined;
}

/** A rule declares which answers it looks at, and its function can read no others. */
export function answerIn<Facts, T extends AttestationType>(
  looksAt: readonly T[],
  answer: (facts: Facts, answers: Answers<T>) => TriggeringAnswer | undefined,
): Cause<Facts> {
  return { looksAt, answer };
}

/** The attestation types that these rules look at. */
export function answersLookedAt<Facts>(rules: readonly RequirementRule<Facts>[]): AttestationType[] {
  return rules.flatMap((rule) => ('because' in rule ? rule.because.looksAt : []));
}

/** In the order of the rules, each attestation type once: the first rule that requires it gives the reason. */
export function requirementsOf<Facts>(
  rules: readonly RequirementRule<Facts>[],
  facts: Facts & { readonly answers: Answers },
): Requirement[] {
  const found = new Map<AttestationType, Requirement>();
  for (const rule of rules) {
    const { id: ruleId, reason, requires } = rule;
    const applies = 'because' in rule ? rule.because.answer(facts, facts.answers) : rule.when(facts);
    if (applies === false || applies === undefined) continue;
    for (const attestationType of requires) {
      if (found.has(attestationType)) continue;
      found.set(attestationType, { attestationType, ruleId, reason, ...(applies === true ? {} : { answer: applies }) });
    }
  }
  return [...found.values()];
}

/** The first of these answers that names one of the countries. */
export function countryAnswer(
  countries: readonly string[],
  answers: readonly (TriggeringAnswer | undefined)[],
): TriggeringAnswer | undefined {
  return answers.find((answer) => answer !== undefined && countries.includes(answer.value));
}

export function answer(
  attestationType: AttestationType,
  field: string,
  value: string | boolean | undefined,
): TriggeringAnswer | undefined {
  return value === undefined ? undefined : { attestationType, field, value: String(value) };
}
