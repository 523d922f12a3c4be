import type { AttestationPayload } from '../api/contract.js';
import { type Drafts, ofServer } from '../drafts/drafts.js';
import type { Correction } from './corrections.js';
import type { Step, StepId } from './steps.js';

/** What this tab sent for a step, by the id that the server gave it. */
export interface Sent {
  readonly id: string;
  readonly payload: AttestationPayload;
}

const correctionsKey = `${ofServer}back`;

export function sentKey(id: StepId): string {
  return ofServer + id;
}

/** Keeps it in place of the draft of the step. */
export function keepSent(drafts: Drafts, { id }: Step, sent: Sent | undefined): void {
  drafts.keep(id, undefined);
  drafts.keep(sentKey(id), sent);
}

/** The payload that this tab sent for the step, if it is still the latest one on the server. */
export function keptSent(drafts: Drafts, { id, attestationId }: Step): AttestationPayload | undefined {
  const sent = drafts.of(sentKey(id)) as Sent | undefined;
  return sent?.id === attestationId ? sent?.payload : undefined;
}

/** What was sent back, for a reload. */
export function keepCorrections(drafts: Drafts, corrections: readonly Correction[]): void {
  const kept = corrections.length === 0 ? undefined : corrections;
  if (drafts.of(correctionsKey) !== kept) drafts.keep(correctionsKey, kept);
}

export function keptCorrections(drafts: Drafts): readonly Correction[] | undefined {
  return drafts.of(correctionsKey) as readonly Correction[] | undefined;
}
