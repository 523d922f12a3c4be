import { type TemplateResult, html, nothing } from 'lit';
import { isSentBack } from '../flow/corrections.js';
import { isChangeable } from '../flow/flow.js';
import type { Step } from '../flow/steps.js';
import { failureText, toldOf } from './findings.js';
import type { Screen } from './screen.js';
import { fullTitle } from './step-titles.js';

/** What the checks found in answers that were sent a moment ago, at whatever step the person is by now. */
export function foundEarlier(screen: Screen, current: Step): TemplateResult | typeof nothing {
  const { context, flow, journey } = screen;
  const { words } = context;
  const found = isSentBack(flow.review)
    ? []
    : flow.steps.filter((step) => step.state === 'blocking' && step.id !== current.id && isChangeable(flow, step));
  if (found.length === 0) return nothing;
  return html`<div part="note" class="note danger" role="status" id="found-earlier">
    <h3>${words.shell.found}</h3>
    <ul class="findings">
      ${found.map(
        (step) => html`<li>
          <button type="button" class="link" @click=${() => journey.go({ at: 'step', id: step.id })}>${fullTitle(screen, step)}</button><br />
          ${toldOf(step.failures)
            .filter(({ severity }) => severity === 'BLOCKING')
            .map((failure) => failureText(words, failure))
            .join(' ')}
        </li>`,
      )}
    </ul>
  </div>`;
}
