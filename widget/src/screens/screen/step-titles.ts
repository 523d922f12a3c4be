import { type TemplateResult, html } from 'lit';
import type { Context } from '../../elements/context.js';
import type { Flow } from '../../flow/flow.js';
import type { Journey } from '../../flow/journey.js';
import type { Step } from '../../flow/steps.js';
import { phrase } from '../../languages/phrases.js';

/** What is needed to call people by their names. */
export interface Naming {
  readonly context: Context;
  readonly journey: Journey;
  readonly flow: Flow;
}

/** Steps that are shown together: those of the review, and those of each person. */
export interface StepGroup {
  readonly personId: string | undefined;
  readonly steps: readonly Step[];
}

export function groupsOf(steps: readonly Step[]): readonly StepGroup[] {
  const ids = [...new Set(steps.map(({ personId }) => personId))];
  return ids.map((id) => ({ personId: id, steps: steps.filter(({ personId }) => personId === id) }));
}

/** Whose name is not known is counted, in the order of the list. */
export function personTitle({ context, journey, flow }: Naming, personId: string): string {
  const name = journey.names.of(personId);
  if (name !== undefined) return name;
  const listed = (flow.review.associatedPersons ?? []).map(({ associatedPersonId }) => associatedPersonId);
  return phrase(context.words.people.personNumber, { number: listed.indexOf(personId) + 1 });
}

/** With the person whom it is about. */
export function fullTitle(naming: Naming, { type, personId }: Step): string {
  const { words } = naming.context;
  const step = words.steps[type].title;
  return personId === undefined ? step : phrase(words.people.of, { step, person: personTitle(naming, personId) });
}

/** A short word on a control; who does not see where it stands hears what it is about. */
export function wordAbout(word: string, subject: string): TemplateResult {
  return html`${word}<span class="visually-hidden">: ${subject}</span>`;
}
