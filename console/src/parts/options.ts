import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';

export interface Option {
  readonly value: string;
  readonly text: string;
  readonly isDisabled?: boolean;
}

/** Of a select: an element stands for one value for good, and what is chosen is what is said here, whatever somebody has chosen before. */
export function optionsOf(options: readonly Option[], chosen: string): unknown {
  return repeat(
    options,
    ({ value }) => value,
    ({ value, text, isDisabled = false }) =>
      html`<option value=${value} .selected=${live(value === chosen)} ?disabled=${isDisabled}>${text}</option>`,
  );
}

/** What was chosen, where it is still offered. */
export function offeredOf(options: readonly Option[], chosen: string): string {
  return options.some(({ value, isDisabled = false }) => value === chosen && !isDisabled) ? chosen : '';
}
