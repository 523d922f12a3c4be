import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';
import type { StepState } from '../flow/steps.js';

const drawings: Readonly<Record<StepState, SVGTemplateResult>> = {
  open: svg`<circle cx="10" cy="10" r="7.25" />`,
  checking: svg`<circle cx="10" cy="10" r="7.25" stroke-dasharray="3 2.7" />`,
  blocking: svg`<circle cx="10" cy="10" r="7.25" /><path d="M10 6v4.75M10 13.6v.1" />`,
  warning: svg`<path d="M10 3.2 17.4 16.3H2.6Z" /><path d="M10 8.2v3.6M10 13.9v.1" />`,
  done: svg`<circle cx="10" cy="10" r="7.25" /><path d="m6.7 10.3 2.3 2.3 4.4-4.9" />`,
};

/** A decorative icon for the state of a step. */
export function stepMark(state: StepState): TemplateResult {
  return html`<svg part="mark" class="mark ${state}" viewBox="0 0 20 20" aria-hidden="true">${drawings[state]}</svg>`;
}
