import { type TemplateResult, html } from 'lit';
import { nextPlace } from '../flow/flow.js';
import { counted } from '../languages/phrases.js';
import { Screen } from '../screen-parts/screen.js';

/** Tells people what they will need. */
export class WelcomeScreen extends Screen {
  override render(): TemplateResult {
    const { welcome } = this.context.words;
    const { type } = this.flow.review;
    return html`<section class="stack">
      <h2 part="title" tabindex="-1">${welcome.title[type]}</h2>
      <p part="lead" class="lead">${welcome.text[type]} ${counted(welcome.time, this.#minutes(), this.context.locale)}</p>
      <div part="needs" class="needs">
        <h3>${welcome.needTitle}</h3>
        <ul part="list" class="bullets">
          ${this.#needs().map((need) => html`<li>${need}</li>`)}
        </ul>
      </div>
      <p class="soft">${welcome.privacy}</p>
      <div part="actions" class="actions">
        <button part="button primary" class="button primary" @click=${() => this.journey.go(nextPlace(this.flow))}>
          ${welcome.start}
        </button>
      </div>
    </section>`;
  }

  /** Estimates 45 seconds for each step, plus the steps of the people behind a business. */
  #minutes(): number {
    const { type, tier } = this.flow.review;
    const ofPersons = type === 'business' ? (tier === 'FULL' ? 8 : 6) : 0;
    return Math.max(1, Math.round((this.flow.steps.length + ofPersons) * 0.75));
  }

  #needs(): readonly string[] {
    const { need } = this.context.words.welcome;
    const isBusiness = this.flow.review.type === 'business';
    // Of whom it is: an individual, or somebody who was invited.
    const asks = (what: string): boolean => !isBusiness && this.flow.steps.some(({ type }) => type.endsWith(what));
    return [
      ...(isBusiness ? [need.companyDocuments, need.owners] : []),
      ...(asks('IdentityDocument') || asks('PersonalInfoLight') ? [need.identity] : []),
      ...(asks('TaxInfo') ? [need.taxNumber] : []),
      ...(this.flow.steps.some(({ type }) => type.includes('ProofOfAddress')) ? [need.address] : []),
      ...(isBusiness || asks('SelfiePhoto') || asks('IdentityDocument') ? [need.camera] : []),
    ];
  }
}
