import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { canSubmit, hasWarnings, isChangeable, isToDo } from '../../flow/flow.js';
import type { Step } from '../../flow/steps.js';
import { phrase } from '../../languages/phrases.js';
import { define } from '../../elements/widget-element.js';
import { StepAnswers } from './answers.js';
import { failureText, toldOf } from '../../screen-parts/findings.js';
import { stepMark } from '../../screen-parts/step-mark.js';
import { Screen } from '../../screen-parts/screen.js';
import { type StepGroup, fullTitle, groupsOf, personTitle, wordAbout } from '../../screen-parts/step-titles.js';
import { summaryStyles } from './summary.styles.js';

/** All answers, to be checked, changed and submitted. */
export class Summary extends Screen {
  static override readonly sheet = summaryStyles;

  /** Someone tried to submit too early. */
  @state() private wasTried = false;

  constructor() {
    super();
    define('gatehouse-answers', StepAnswers);
  }

  override render(): TemplateResult {
    const { summary } = this.context.words;
    const { steps } = this.flow;
    return html`<section>
      <h2 part="title" tabindex="-1">${summary.title}</h2>
      ${steps.some(isToDo) ? nothing : html`<p part="lead" class="lead">${summary.text}</p>`}
      <div class="notes">
        ${this.journey.notSubmitted ? html`<p part="note" class="note danger" role="alert">${summary.notSubmitted}</p>` : nothing}
        ${this.#blocking()} ${this.#warnings()}
        <p class="soft" role="status">${steps.some((step) => step.state === 'checking') ? summary.checking : nothing}</p>
      </div>
      ${groupsOf(steps).map((group) => this.#group(group))} ${this.#submission()}
    </section>`;
  }

  #blocking(): TemplateResult | typeof nothing {
    const { summary } = this.context.words;
    const found = this.#findings('blocking', 'BLOCKING');
    if (found.length === 0) return nothing;
    return html`<div part="note" class="note danger" id="blocking">
      <h3>${summary.blockingTitle}</h3>
      <ul class="findings">${found}</ul>
    </div>`;
  }

  #warnings(): TemplateResult | typeof nothing {
    const { summary } = this.context.words;
    if (!this.flow.steps.some((step) => step.state === 'warning' || step.state === 'blocking')) return nothing;
    const found = [...this.#findings('warning', 'WARNING'), ...this.#findings('blocking', 'WARNING')];
    if (found.length === 0) return nothing;
    return html`<div part="note" class="note warning" id="warnings">
      <h3>${summary.warningsTitle}</h3>
      <p>${summary.warningsText}</p>
      <ul class="findings">${found}</ul>
    </div>`;
  }

  #findings(at: Step['state'], severity: 'BLOCKING' | 'WARNING'): readonly TemplateResult[] {
    return this.flow.steps
      .filter((step) => step.state === at)
      .flatMap((step) =>
        toldOf(step.failures)
          .filter((failure) => failure.severity === severity)
          .map(
            (failure) => html`<li>
              ${
                isChangeable(this.flow, step)
                  ? html`<button type="button" class="link" @click=${() => this.#change(step)}>${fullTitle(this, step)}</button>`
                  : html`<strong>${fullTitle(this, step)}</strong>`
              }<br />${failureText(this.context.words, failure)}
            </li>`,
          ),
      );
  }

  #group({ personId, steps }: StepGroup): TemplateResult {
    const isCompany = this.flow.review.type === 'business' && personId === undefined;
    const title = personId === undefined ? this.context.words.people.company : personTitle(this, personId);
    return html`<div part="group" class="group">
      ${isCompany || personId !== undefined ? html`<h3>${title}</h3>` : nothing}
      <ul class="rows">
        ${steps.map((step) => this.#row(step))}
      </ul>
    </div>`;
  }

  #row(step: Step): TemplateResult {
    const { words } = this.context;
    const isOpen = this.flow.review.type === 'individual' && this.journey.sent(step) !== undefined;
    return html`<li part="row" class="row">
      ${stepMark(step.state)}
      <div class="row-text">
        <p class="row-title">${words.steps[step.type].title}</p>
        <p class="row-state ${step.state}">${words.stepStates[step.state]}</p>
        ${
          step.attestationId === undefined
            ? nothing
            : html`<gatehouse-answers
                .context=${this.context}
                .journey=${this.journey}
                .flow=${this.flow}
                .step=${step}
                .open=${isOpen}
              ></gatehouse-answers>`
        }
      </div>
      ${
        isChangeable(this.flow, step)
          ? html`<button part="button quiet" class="button quiet" type="button" @click=${() => this.#change(step)}>
              ${wordAbout(words.shell.change, fullTitle(this, step))}
            </button>`
          : nothing
      }
    </li>`;
  }

  #submission(): TemplateResult {
    const { summary } = this.context.words;
    const hint = this.#hindrance();
    return html`${
      hasWarnings(this.flow)
        ? html`<label part="acknowledge" class="acknowledge">
            <input
              type="checkbox"
              id="acknowledge"
              .checked=${this.flow.acknowledged}
              @change=${({ target }: Event) => this.journey.acknowledge((target as HTMLInputElement).checked)}
            />
            <span>${summary.acknowledge}</span>
          </label>`
        : nothing
    }
      <p part="declaration" class="soft declaration" id="declaration">${summary.declaration}</p>
      <div part="actions" class="actions">
        <button
          part="button primary"
          class="button primary"
          type="button"
          aria-disabled=${hint !== undefined || this.busy}
          aria-describedby="declaration hindrance"
          @click=${this.#submit}
        >
          ${this.busy ? summary.submitting : summary.submit}
        </button>
      </div>
      <p part="hint" class="soft hindrance" id="hindrance" role=${this.wasTried ? 'alert' : 'note'}>${hint}</p>`;
  }

  /** Why it cannot be submitted yet. */
  #hindrance(): string | undefined {
    const { summary } = this.context.words;
    if (canSubmit(this.flow)) return undefined;
    const open = this.flow.steps.find((step) => step.state === 'open');
    if (open !== undefined) return phrase(summary.missing, { step: fullTitle(this, open) });
    return this.flow.steps.some(isToDo) ? summary.correctFirst : summary.acknowledgeFirst;
  }

  /** Submits, or leads to what is missing. */
  #submit(): void {
    if (this.busy) return;
    this.wasTried = this.#hindrance() !== undefined;
    if (!this.wasTried) return void this.journey.submit(this.context.words.summary.declaration);
    const open = this.flow.steps.find((step) => step.state === 'open');
    if (open !== undefined) this.#change(open);
    else this.querySelector<HTMLElement>('#blocking .link, #acknowledge')?.focus();
  }

  #change({ id }: Step): void {
    this.journey.go({ at: 'step', id, from: 'summary' });
  }
}
