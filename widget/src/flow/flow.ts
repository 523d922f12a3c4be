import type { Requirement, Review, TermsOfService } from '../api/wire.js';
import { comparedWith } from './compared-attestations.js';
import { type Correction, correctionsOf } from './corrections.js';
import { type Step, type StepId, isToDo, stepsOf } from './steps.js';

export { isToDo } from './steps.js';

export type FlowPlace =
  | { readonly at: 'welcome' | 'terms' | 'summary' | 'status' }
  | { readonly at: 'step'; readonly id: StepId; readonly from?: 'summary' | 'status' };

/** The state of the widget. It is derived from each response, since the server is the source of truth. */
export interface Flow {
  readonly review: Review;
  readonly steps: readonly Step[];
  readonly place: FlowPlace;
  /** The person has read the warnings and submits anyway. */
  readonly acknowledged: boolean;
  /** What was sent back, including what is corrected already. */
  readonly toFix: readonly Correction[];
  /** What has to be accepted before the questions of a draft. */
  readonly terms: TermsOfService | undefined;
}

/** What the server says about the review. */
export interface ReviewAnswer {
  readonly review: Review;
  readonly requirements: readonly Requirement[];
  readonly terms?: TermsOfService | undefined;
}

export type FlowAction =
  | ({ readonly type: 'answered' } & ReviewAnswer)
  | { readonly type: 'reviewAnswered'; readonly review: Review }
  | { readonly type: 'went'; readonly place: FlowPlace }
  | { readonly type: 'completed'; readonly id: StepId }
  | { readonly type: 'acknowledged'; readonly acknowledged: boolean }
  /** The name of a person was loaded, or a slow browser brought what was typed before. */
  | { readonly type: 'named' | 'restored' };

/** Starts at the first step that is still to do. */
export function startFlow(
  { review, requirements, terms }: ReviewAnswer,
  correctionsBefore: readonly Correction[] = [],
): Flow {
  const steps = stepsOf(review, requirements);
  const toFix = correctionsOf(review, steps, correctionsBefore);
  const flow: Flow = { review, steps, place: { at: 'status' }, acknowledged: false, toFix, terms };
  return { ...flow, place: firstPlace(flow) };
}

export function reduceFlow(flow: Flow, action: FlowAction): Flow {
  switch (action.type) {
    case 'answered':
      return settled(
        { ...taken(flow, action.review, stepsOf(action.review, action.requirements)), terms: action.terms },
        flow,
      );
    case 'reviewAnswered':
      return settled(taken(flow, action.review, flow.steps), flow);
    case 'went':
      return settled({ ...flow, place: action.place }, flow);
    case 'completed':
      return isAtStep(flow, action.id) ? { ...flow, place: placeAfter(flow, action.id) } : flow;
    case 'acknowledged':
      return { ...flow, acknowledged: action.acknowledged };
    case 'named':
    case 'restored':
      return { ...flow };
  }
}

/** Whether the server accepts answers in this status. */
export function isOpen({ review }: Pick<Flow, 'review'>): boolean {
  return ['draft', 'submissionValidationsFailed', 'additionalInformationRequested'].includes(review.status.type);
}

/** Between the welcome screen and the submission. */
export function isFillingIn({ place }: Pick<Flow, 'place'>): boolean {
  return place.at === 'step' || place.at === 'summary';
}

export function hasWarnings({ steps }: Pick<Flow, 'steps'>): boolean {
  return steps.some(({ state }) => state === 'warning');
}

/** Everything required is given, nothing blocks, and warnings are acknowledged. */
export function canSubmit(flow: Flow): boolean {
  return isOpen(flow) && flow.steps.length > 0 && !flow.steps.some(isToDo) && (flow.acknowledged || !hasWarnings(flow));
}

/** After a request for more information, the server accepts only what was requested and what blocks. */
export function isChangeable(flow: Flow, step: Step): boolean {
  if (!isOpen(flow)) return false;
  if (flow.review.status.type !== 'additionalInformationRequested' || isToDo(step)) return true;
  const isAskedFor = flow.toFix.some(({ id, message }) => id === step.id && message !== undefined);
  return isAskedFor || flow.steps.some((other) => other.state === 'blocking' && isComparedIn(other, step));
}

function isComparedIn({ type }: Step, step: Step): boolean {
  return comparedWith[type]?.includes(step.type) ?? false;
}

export function stepAt(flow: Flow): Step | undefined {
  const { place } = flow;
  return place.at === 'step' ? flow.steps.find(({ id }) => id === place.id) : undefined;
}

/** The terms as long as they are not accepted, then the next step to do, or the summary. */
export function nextPlace(flow: Flow, after = -1): FlowPlace {
  if (areTermsOpen(flow)) return { at: 'terms' };
  const next = flow.steps.find((step, index) => index > after && isToDo(step)) ?? flow.steps.find(isToDo);
  return next === undefined ? { at: 'summary' } : { at: 'step', id: next.id };
}

/** The previous place; undefined at the start. */
export function previousPlace(flow: Flow): FlowPlace | undefined {
  const { place, steps } = flow;
  if (place.at === 'terms') return { at: 'welcome' };
  if (place.at !== 'step') return undefined;
  if (place.from !== undefined && isThere(flow, { at: place.from })) return { at: place.from };
  const before = steps.slice(
    0,
    steps.findIndex(({ id }) => id === place.id),
  );
  const previous = before.findLast((step) => isChangeable(flow, step));
  if (previous !== undefined) return { at: 'step', id: previous.id };
  return { at: flow.review.status.type === 'draft' ? 'welcome' : 'status' };
}

function areTermsOpen({ terms, review }: Flow): boolean {
  return terms !== undefined && review.status.type === 'draft';
}

function firstPlace(flow: Flow): FlowPlace {
  if (flow.review.status.type !== 'draft') return { at: 'status' };
  const isNew = flow.review.uploadedAttestations.length === 0;
  return isNew ? { at: 'welcome' } : nextPlace(flow);
}

function isAtStep({ place }: Flow, id: StepId): boolean {
  return place.at === 'step' && place.id === id;
}

/** After a correction, returns to the list that it was started from. */
function placeAfter(flow: Flow, id: StepId): FlowPlace {
  const { place } = flow;
  if (place.at === 'step' && place.from !== undefined)
    return settled({ ...flow, place: { at: place.from } }, flow).place;
  return nextPlace(
    flow,
    flow.steps.findIndex((step) => step.id === id),
  );
}

/** Applies a response. An acknowledgement only covers the warnings that it was given for. */
function taken(flow: Flow, review: Review, steps: readonly Step[]): Flow {
  const isSameRound = review.status.type === flow.review.status.type;
  const acknowledged = flow.acknowledged && warningsIn(steps) === warningsIn(flow.steps);
  return { ...flow, review, steps, acknowledged, toFix: correctionsOf(review, steps, isSameRound ? flow.toFix : []) };
}

function warningsIn(steps: readonly Step[]): string {
  return JSON.stringify(
    steps
      .filter(({ state }) => state === 'warning')
      .map(({ id, attestationId, failures }) => [
        id,
        attestationId,
        failures.map(({ check, failureCode }) => [check, failureCode]),
      ]),
  );
}

/** Moves on if the current place no longer exists: the step is not required any more, or the review is closed. */
function settled(flow: Flow, before: Flow): Flow {
  const status = flow.review.status.type;
  const statusChanged = status !== before.review.status.type;
  if (!isOpen(flow) || (statusChanged && status !== 'draft')) return { ...flow, place: { at: 'status' } };
  if (isThere(flow, flow.place)) return flow;
  return { ...flow, place: status === 'draft' ? nextPlace(flow) : { at: 'status' } };
}

function isThere(flow: Flow, place: FlowPlace): boolean {
  const { review, steps } = flow;
  const isDraft = review.status.type === 'draft';
  switch (place.at) {
    case 'step':
      return steps.some(({ id }) => id === place.id);
    case 'summary':
      return !steps.some(({ state }) => state === 'open');
    case 'status':
      return !isDraft;
    case 'welcome':
      return isDraft;
    case 'terms':
      return areTermsOpen(flow);
  }
}
