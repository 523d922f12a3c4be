import type { AttestationPayload, AttestationType, PayloadOf } from '#contracts';

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
export type Answers = <T extends AttestationPayload['type']>(type: T) => PayloadOf<T> | undefined;

export interface RequirementRule<Facts> {
  readonly id: string;
  /** Told to whoever has to meet it. */
  readonly reason: string;
  readonly requires: readonly AttestationType[];
  /** Whether it applies, or the answer because of which it does. */
  readonly when: (facts: Facts) => boolean | TriggeringAnswer | undefined;
}

/** In the order of the rules, each attestation type once: the first rule that asks for it gives the reason. */
export function requirementsOf<Facts>(rules: readonly RequirementRule<Facts>[], facts: Facts): Requirement[] {
  const found = new Map<AttestationType, Requirement>();
  for (const { id: ruleId, reason, requires, when } of rules) {
    const applies = when(facts);
    if (applies === false || applies === undefined) continue;
    for (const attestationType of requires) {
      if (found.has(attestationType)) continue;
      found.set(attestationType, { attestationType, ruleId, reason, ...(applies === true ? {} : { answer: applies }) });
    }
  }
  return [...found.values()];
}

/** Where somebody lives or comes from, the first of these answers that is in one of the countries. */
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
