import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { isChangeable, isToDo } from '../flow/flow.js';
import { type Correction, isSentBack } from '../flow/corrections.js';
import type { Step } from '../flow/steps.js';
import { momentIn, phrase } from '../languages/phrases.js';
import { GatehouseExitEvent } from '../elements/page-events.js';
import { statusEmblem } from './status-emblem.js';
import { failureText, toldOf } from '../screen-parts/findings.js';
import { stepMark } from '../screen-parts/step-mark.js';
import { Screen } from '../screen-parts/screen.js';
import { statusStyles } from './status.styles.js';
import { fullTitle, wordAbout } from '../screen-parts/step-titles.js';

/** In these statuses the person may be asked for something else soon. */
const unsettled: readonly string[] = ['submitted', 'validatingSubmission'];

/** The status of the review, and what has to be corrected. */
export class StatusScreen extends Screen {
  static override readonly sheet = statusStyles;

  /** The status at which the person pressed "Close": the page may not have heard it, or not act on it. */
  @state() private leftAt: string | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leftAt = undefined;
  }

  override render(): TemplateResult {
    const { review } = this.flow;
    const { title, text } = this.context.words.statuses[review.status.type];
    return html`<section>
      ${statusEmblem(review.status.type)}
      <div role="status">
        <h2 part="title" tabindex="-1">${title}</h2>
        <p part="lead" class="lead">${text}</p>
      </div>
      ${this.#date()} ${isSentBack(review) ? this.#items() : this.#finish()}
    </section>`;
  }

  #date(): TemplateResult | typeof nothing {
    const { words, locale } = this.context;
    const { status } = this.flow.review;
    const [sentence, moment] =
      'approvedAt' in status
        ? [words.status.approvedAt, status.approvedAt]
        : 'rejectedAt' in status
          ? [words.status.rejectedAt, status.rejectedAt]
          : 'submittedAt' in status
            ? [words.status.submittedAt, status.submittedAt]
            : ['', undefined];
    if (moment === undefined) return nothing;
    return html`<p part="date" class="soft date-line">
      <time datetime=${moment}>${phrase(sentence, { date: momentIn(locale, moment) })}</time>
    </p>`;
  }

  /** The corrections, with their progress. */
  #items(): TemplateResult {
    const { status } = this.context.words;
    const isAsked = this.flow.review.status.type === 'additionalInformationRequested';
    const isDone = !this.flow.steps.some(isToDo);
    const items = this.flow.toFix.flatMap((correction) => {
      const step = this.flow.steps.find(({ id }) => id === correction.id);
      return step === undefined ? [] : [this.#item(correction, step)];
    });
    return html`<div part="group" class="group">
        <h3>${status.itemsTitle}</h3>
        <ul class="rows">
          ${items}
        </ul>
      </div>
      ${
        isDone
          ? html`<p part="note" class="note success" role="status">${isAsked ? status.allAnswered : status.allMended}</p>
              <div part="actions" class="actions">
                <button part="button primary" class="button primary" type="button" @click=${() => this.journey.go({ at: 'summary' })}>
                  ${status.goToSummary}
                </button>
              </div>`
          : nothing
      }`;
  }

  #item(correction: Correction, step: Step): TemplateResult {
    const { words } = this.context;
    const isLeft = isToDo(step) || step.state === 'warning';
    return html`<li part="row" class="row">
      ${stepMark(step.state)}
      <div class="row-text">
        <p class="row-title">${fullTitle(this, step)}</p>
        <p class="row-state ${step.state}">${words.stepStates[step.state]}</p>
        ${this.#why(correction, step, isLeft)}
      </div>
      ${
        isChangeable(this.flow, step)
          ? html`<button
              part="button"
              class="button ${isLeft ? 'tint' : 'quiet'}"
              type="button"
              @click=${() => this.journey.go({ at: 'step', id: step.id, from: 'status' })}
            >
              ${wordAbout(isLeft ? words.status.correct : words.shell.change, fullTitle(this, step))}
            </button>`
          : nothing
      }
    </li>`;
  }

  #why({ message, failures }: Correction, { requirement, id }: Step, isLeft: boolean): TemplateResult | typeof nothing {
    const { words } = this.context;
    if (message !== undefined) return html`<blockquote part="message" id="message-${id}">${message}</blockquote>`;
    if (!isLeft) return nothing;
    if (failures.length === 0)
      return html`<p class="soft">${words.reasons[requirement.ruleId] ?? words.status.newlyNeeded}</p>`;
    return html`<ul>
      ${toldOf(failures).map((failure) => html`<li>${failureText(words, failure)}</li>`)}
    </ul>`;
  }

  /** Lets the person leave. */
  #finish(): TemplateResult {
    const { status } = this.context.words;
    return html`<div part="actions" class="actions">
      ${
        this.leftAt === this.flow.review.status.type
          ? html`<p class="soft" role="status" tabindex="-1">${status.closeNow}</p>`
          : html`<button part="button" class="button" type="button" @click=${() => void this.#leave()}>${status.finish}</button>`
      }
    </div>`;
  }

  async #leave(): Promise<void> {
    const { type } = this.flow.review.status;
    this.leftAt = type;
    await this.updateComplete;
    // The button that had the focus is gone.
    this.querySelector<HTMLElement>('.actions > p')?.focus();
    this.dispatchEvent(new GatehouseExitEvent(unsettled.includes(type) ? 'left' : 'finished'));
  }
}
