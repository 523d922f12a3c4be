import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';
import type { ComplianceReviewStatusType } from '../api/contract.js';

const turning = svg`<circle cx="16" cy="16" r="12" opacity="0.25" /><path class="turning" d="M16 4a12 12 0 0 1 12 12" />`;
const pencil = svg`<path d="m6 26 1.2-5.2L21.4 6.6a2.6 2.6 0 0 1 3.7 0l.3.3a2.6 2.6 0 0 1 0 3.7L11.2 24.8Z" /><path d="m18.8 9.2 4 4" />`;
const clock = svg`<circle cx="16" cy="16" r="12" /><path class="breathing" d="M16 9v7l4.5 3" />`;
const check = svg`<path d="m7 16.8 6 6L25.5 9.5" />`;
const stop = svg`<circle cx="16" cy="16" r="12" /><path d="M10.5 16h11" />`;
const paper = svg`<path d="M8 4h11l5 5v19H8Z" /><path d="M12 15h8M12 20h8" />`;

const emblems: Readonly<Record<ComplianceReviewStatusType, readonly [tone: string, drawing: SVGTemplateResult]>> = {
  draft: ['plain', paper],
  submitted: ['accent', turning],
  validatingSubmission: ['accent', turning],
  submissionValidationsFailed: ['warning', pencil],
  inReview: ['accent', clock],
  additionalInformationRequested: ['warning', pencil],
  approved: ['success', check],
  rejected: ['plain', stop],
  error: ['plain', clock],
};

/** A decorative icon for the status. */
export function statusEmblem(status: ComplianceReviewStatusType): TemplateResult {
  const [tone, drawing] = emblems[status];
  return html`<svg part="emblem" class="emblem ${tone}" viewBox="0 0 32 32" aria-hidden="true">${drawing}</svg>`;
}
