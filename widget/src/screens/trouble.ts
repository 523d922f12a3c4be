import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { JourneyStop } from '../flow/journey.js';
import { durationIn, phrase } from '../languages/phrases.js';
import { GatehouseExitEvent } from '../elements/page-events.js';
import { WidgetElement } from '../elements/widget-element.js';

/** Explains what went wrong and offers a retry. */
export class TroubleScreen extends WidgetElement {
  @property({ attribute: false }) stop!: JourneyStop;
  @state() private secondsLeft = 0;
  #counting: ReturnType<typeof setInterval> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#counting);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('stop')) this.#count();
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { trouble } = this.stop;
    const { title, text } = words.troubles[trouble.code];
    const canRetry =
      trouble.code === 'sessionEnded' ? this.context.gatehouse.asksForSessions : trouble.code !== 'unsupported';
    return html`<section class="stack" role="alert">
      <svg part="badge" class="badge" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6.5v7M12 17v.1" /></svg>
      <h2 part="title" tabindex="-1">${title}</h2>
      <p part="lead" class="lead">${phrase(text, { time: durationIn(this.context.locale, this.secondsLeft) })}</p>
      ${
        trouble.errorInstanceId === undefined
          ? nothing
          : html`<p class="soft">${phrase(words.shell.reference, { id: trouble.errorInstanceId })}</p>`
      }
      ${
        canRetry
          ? html`<div part="actions" class="actions">
            <button part="button primary" class="button primary" @click=${this.stop.retry}>${words.shell.retry}</button>
          </div>`
          : trouble.code === 'sessionEnded'
            ? html`<div part="actions" class="actions">
            <button part="button" class="button" @click=${this.#leave}>${words.shell.close}</button>
          </div>`
            : nothing
      }
    </section>`;
  }

  /** Only the page knows where to start again. */
  #leave(): void {
    this.dispatchEvent(new GatehouseExitEvent('left'));
  }

  /** Counts down and retries when the server asked to wait. */
  #count(): void {
    clearInterval(this.#counting);
    const { trouble, retry } = this.stop;
    if (trouble.retryAfterSeconds === undefined) return;
    this.secondsLeft = trouble.retryAfterSeconds;
    this.#counting = setInterval(() => {
      this.secondsLeft -= 1;
      if (this.secondsLeft > 0) return;
      clearInterval(this.#counting);
      retry();
    }, 1_000);
  }
}
