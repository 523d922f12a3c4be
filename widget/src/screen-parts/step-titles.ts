import { type TemplateResult, html } from 'lit';
import type { Context } from '../elements/context.js';
import type { Flow } from '../flow/flow.js';
import type { Journey } from '../flow/journey.js';
import type { Step } from '../flow/steps.js';
import { phrase } from '../languages/phrases.js';

/** Needed to name people. */
export interface Naming {
  readonly context: Context;
  readonly journey: Journey;
  readonly flow: Flow;
}

/** The steps of the review, or of one person. */
export interface StepGroup {
  readonly personId: string | undefined;
  readonly steps: readonly Step[];
}

export function groupsOf(steps: readonly Step[]): readonly StepGroup[] {
  const ids = [...new Set(steps.map(({ personId }) => personId))];
  return ids.map((id) => ({ personId: id, steps: steps.filter(({ personId }) => personId === id) }));
}

/** The name of a person, or their number on the list if the name is unknown. */
export function personTitle({ context, journey, flow }: Naming, personId: string): string {
  const name = journey.names.of(personId);
  if (name !== undefined) return name;
  const listed = (flow.review.associatedPersons ?? []).map(({ associatedPersonId }) => associatedPersonId);
  return phrase(context.words.people.personNumber, { number: listed.indexOf(personId) + 1 });
}

/** The title of a step, with the person it is about. */
export function fullTitle(naming: Naming, { type, personId }: Step): string {
  const { words } = naming.context;
  const step = words.steps[type].title;
  return personId === undefined ? step : phrase(words.people.of, { step, person: personTitle(naming, personId) });
}

/** A short label with its subject for screen readers. */
export function wordAbout(word: string, subject: string): TemplateResult {
  return html`<span>${word}<span class="visually-hidden">: ${subject}</span></span>`;
}
