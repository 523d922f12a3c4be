import { type TemplateResult, html, nothing } from 'lit';
import type { AttestationValidationFailure } from '../api/contract.js';
import type { Step } from '../flow/steps.js';
import { failureText } from './findings.js';
import { foundEarlier } from './found-earlier.js';
import { reasonOf } from './reasons.js';
import type { Screen } from './screen.js';

/** Told before the questions of a step: why, what earlier answers lack, what a reviewer wants, and what is at no field. */
export function remarks(
  screen: Screen,
  step: Step,
  elsewhere: readonly AttestationValidationFailure[],
): TemplateResult {
  const { words } = screen.context;
  const { message } = step.requirement;
  const reason = reasonOf(screen.context, step.requirement);
  return html`${
    reason === undefined
      ? nothing
      : html`<details part="reason" class="reason">
          <summary>${words.shell.whyAsked}</summary>
          <p class="soft">${reason}</p>
        </details>`
  }
  ${foundEarlier(screen, step)}
  ${
    message === undefined
      ? nothing
      : html`<div part="note" class="note">
          <h3>${words.shell.asked}</h3>
          <p>${message}</p>
        </div>`
  }
  ${elsewhere.map(
    (failure) => html`<p part="note" class="note ${failure.severity === 'BLOCKING' ? 'danger' : 'warning'}">
      ${failureText(words, failure)}
    </p>`,
  )}`;
}
