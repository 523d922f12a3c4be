import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { type FlowPlace, isChangeable, isToDo, nextPlace } from '../flow/flow.js';
import { shareDone } from '../flow/share-done.js';
import type { Step, StepState } from '../flow/steps.js';
import { phrase } from '../languages/phrases.js';
import { stepMark } from '../screen-parts/step-mark.js';
import { progressStyles } from './progress.styles.js';
import { Screen } from '../screen-parts/screen.js';
import { type StepGroup, fullTitle, groupsOf, personTitle } from '../screen-parts/step-titles.js';

/** The list of steps: beside the step where there is room, else collapsed into a progress bar. */
export class StepList extends Screen {
  static override readonly sheet = progressStyles;

  @state() private isShown = false;
  #share = 0;
  #round = '';

  override render(): TemplateResult {
    const { words } = this.context;
    const { steps, index } = this;
    return html`<nav part="progress" class="progress" aria-label=${words.shell.steps}>
      <button
        part="progress-head"
        class="progress-head"
        type="button"
        aria-expanded=${this.isShown}
        aria-controls="progress-list"
        @click=${() => (this.isShown = !this.isShown)}
      >
        ${this.#headline(index)}
      </button>
      <progress part="progress-bar" class="progress-bar" max="1" .value=${this.share()} aria-hidden="true"></progress>
      <div part="progress-list" class="progress-list ${this.isShown ? 'shown' : ''}" id="progress-list">
        ${groupsOf(steps).map((group) => this.#group(group))} ${this.#last()}
      </div>
    </nav>`;
  }

  /** After a review was sent back, only the corrections are listed. */
  private get steps(): readonly Step[] {
    const { toFix, steps, place } = this.flow;
    if (toFix.length === 0) return steps;
    return steps.filter(
      ({ id }) => toFix.some((correction) => correction.id === id) || (place.at === 'step' && place.id === id),
    );
  }

  /** An answer may bring further steps, and takes nothing back for that. */
  private share(): number {
    const round = this.flow.review.status.type;
    const share = shareDone({ review: this.flow.review, steps: this.steps });
    this.#share = round === this.#round ? Math.max(this.#share, share) : share;
    this.#round = round;
    return this.#share;
  }

  private get index(): number {
    const { place } = this.flow;
    return place.at === 'step' ? this.steps.findIndex(({ id }) => id === place.id) : this.steps.length;
  }

  #headline(index: number): string {
    const { shell, summary } = this.context.words;
    const current = this.steps[index];
    if (current === undefined) return summary.title;
    const step = phrase(shell.stepOf, { step: index + 1, count: this.steps.length });
    return `${step} · ${fullTitle(this, current)}`;
  }

  #group({ personId, steps }: StepGroup): TemplateResult {
    const isCompany = this.flow.review.type === 'business';
    const title = personId === undefined ? this.context.words.people.company : personTitle(this, personId);
    return html`${isCompany ? html`<p class="progress-title">${title}</p>` : nothing}
      <ul>
        ${steps.map((step) => this.#item(step))}
      </ul>`;
  }

  #item(step: Step): TemplateResult {
    const { words } = this.context;
    const { place } = this.flow;
    const isCurrent = place.at === 'step' && place.id === step.id;
    const next = nextPlace(this.flow);
    const isReachable = step.state !== 'open' || (next.at === 'step' && next.id === step.id);
    const to: FlowPlace | undefined =
      !isCurrent && isReachable && isChangeable(this.flow, step) ? { at: 'step', id: step.id } : undefined;
    return this.#line({ state: step.state, title: words.steps[step.type].title, isCurrent, to });
  }

  #last(): TemplateResult {
    const isCurrent = this.flow.place.at === 'summary';
    const isReachable = !isCurrent && !this.flow.steps.some(isToDo);
    const to: FlowPlace | undefined = isReachable ? { at: 'summary' } : undefined;
    return html`<ul class="progress-last">
      ${this.#line({ state: 'open', title: this.context.words.summary.title, isCurrent, to })}
    </ul>`;
  }

  #line(item: {
    readonly state: StepState;
    readonly title: string;
    readonly isCurrent: boolean;
    readonly to: FlowPlace | undefined;
  }): TemplateResult {
    const { state: stepState, title, isCurrent, to } = item;
    const word = html`<span class="visually-hidden"> (${this.context.words.stepStates[stepState]})</span>`;
    return html`<li part="progress-item" class="progress-item ${isCurrent ? 'current' : ''}" aria-current=${isCurrent ? 'step' : nothing}>
      ${stepMark(stepState)}
      ${
        to === undefined
          ? html`<span>${title}${word}</span>`
          : html`<button class="link" type="button" ?disabled=${this.busy} @click=${() => this.#go(to)}>
              ${title}${word}
            </button>`
      }
    </li>`;
  }

  #go(place: FlowPlace): void {
    this.isShown = false;
    this.journey.go(place);
  }
}
