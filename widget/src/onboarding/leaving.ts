import { type LitElement, type TemplateResult, html } from 'lit';
import type { Drafts } from '../drafts/drafts.js';
import { GatehouseExitEvent } from '../elements/page-events.js';
import type { Words } from '../languages/en/words.js';

/** The person wants to continue later: everything is kept, and they are told so. */
export class Leaving {
  isLeft = false;

  constructor(
    private readonly host: LitElement,
    private readonly drafts: Drafts,
  ) {}

  /** Before the submission, people can leave and continue later. */
  footer({ shell }: Words): TemplateResult {
    return html`<div part="footer" class="footer">
      <button part="button quiet" class="button quiet" type="button" @click=${() => void this.leave()}>${shell.later}</button>
    </div>`;
  }

  screen({ shell }: Words): TemplateResult {
    return html`<section class="stack" role="status">
      <h2 part="title" tabindex="-1">${shell.laterTitle}</h2>
      <p part="lead" class="lead">${shell.laterText}</p>
      <div part="actions" class="actions">
        <button part="button" class="button" type="button" @click=${() => this.stay()}>${shell.continue}</button>
      </div>
    </section>`;
  }

  /** Kept before the page hears of it, since the page may go elsewhere. */
  private async leave(): Promise<void> {
    await this.drafts.setAside();
    this.isLeft = true;
    this.host.requestUpdate();
    await this.host.updateComplete;
    this.host.renderRoot.querySelector('h2')?.focus();
    this.host.dispatchEvent(new GatehouseExitEvent('left'));
  }

  private stay(): void {
    this.drafts.takeBack();
    this.isLeft = false;
    this.host.requestUpdate();
  }
}
