import { type LitElement, type TemplateResult, html, nothing } from 'lit';
import type { Drafts } from '../drafts/drafts.js';
import { GatehouseExitEvent } from '../elements/page-events.js';
import type { Words } from '../languages/en/words.js';

/** The person wants to continue later: what they gave is kept, and they are told so, or what is not. */
export class Leaving {
  isLeft = false;
  /** What was typed would be lost: the page hears nothing before the person has said that they mean it. */
  #isDoubted = false;
  #isKept = true;

  constructor(
    private readonly host: LitElement,
    private readonly drafts: Drafts,
  ) {}

  /** Before the submission, people can leave and continue later. */
  footer(words: Words): TemplateResult {
    return html`<div part="footer" class="footer">${this.#way(words, () => void this.#leave())}</div>`;
  }

  screen(words: Words): TemplateResult {
    const { shell } = words;
    return html`<section class="stack" role="status">
      <h2 part="title" tabindex="-1">${this.#isKept ? shell.laterTitle : shell.later}</h2>
      <p part="lead" class="lead">${this.#isKept ? shell.laterText : shell.laterLost}</p>
      <div part="actions" class="actions">
        <button part="button" class="button" type="button" @click=${() => this.#stay()}>${shell.continue}</button>
        ${this.#isDoubted ? this.#way(words, () => void this.#go()) : nothing}
      </div>
    </section>`;
  }

  #way({ shell }: Words, press: () => void): TemplateResult {
    return html`<button part="button quiet" class="button quiet" type="button" @click=${press}>${shell.later}</button>`;
  }

  /** Kept before the page hears of it, since the page may go elsewhere. */
  async #leave(): Promise<void> {
    this.#isKept = await this.drafts.setAside();
    this.isLeft = true;
    this.#isDoubted = !this.#isKept;
    if (this.#isKept) await this.#go();
    else await this.#draw();
  }

  async #go(): Promise<void> {
    this.#isDoubted = false;
    await this.#draw();
    this.host.dispatchEvent(new GatehouseExitEvent('left'));
  }

  async #draw(): Promise<void> {
    this.host.requestUpdate();
    await this.host.updateComplete;
    this.host.renderRoot.querySelector('h2')?.focus();
  }

  #stay(): void {
    this.drafts.takeBack();
    this.isLeft = false;
    this.host.requestUpdate();
  }
}
