import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../languages/phrases.js';
import { formStyles } from '../forms/form.styles.js';
import { backButton } from '../screen-parts/back.js';
import { Screen } from '../screen-parts/screen.js';

/** The terms of service, which nobody has accepted yet for the organization of the review. */
export class TermsScreen extends Screen {
  static override readonly sheet = formStyles;

  @state() private name = '';
  @state() private isTicked = false;
  /** Somebody tried to go on; from then on, what is missing is said. */
  @state() private wasTried = false;

  override render(): TemplateResult | typeof nothing {
    const { terms } = this.flow;
    if (terms === undefined) return nothing;
    const { words } = this.context;
    const { notSaved, refusal } = this.journey;
    return html`<section>
      ${backButton(this)}
      <h2 part="title" tabindex="-1">${words.terms.title}</h2>
      <p part="lead" class="lead">${words.terms.text}</p>
      ${notSaved || refusal !== undefined ? html`<p part="note" class="note danger" role="alert">${notSaved ? words.terms.changed : words.shell.notSaved}</p>` : nothing}
      <a part="button" class="button" href=${terms.url} target="_blank" rel="noopener noreferrer"
        >${phrase(words.terms.link, { version: terms.version })}</a
      >
      <form part="form" novalidate ?inert=${this.busy} @submit=${this.#submitted}>
        ${this.#nameField()} ${this.#box()}
        <div part="actions" class="actions">
          <button part="button primary" class="button primary" type="submit" ?disabled=${this.busy}>
            ${this.busy ? words.shell.saving : words.terms.accept}
          </button>
        </div>
      </form>
    </section>`;
  }

  #nameField(): TemplateResult {
    const { words } = this.context;
    const isMissing = this.wasTried && this.#signedBy === '';
    return html`<div part="field" class="field">
      <label part="label" for="terms-name">${words.terms.name}</label>
      <input
        part="input"
        class="input"
        id="terms-name"
        autocomplete="name"
        dir="auto"
        maxlength="200"
        required
        .value=${this.name}
        aria-invalid=${isMissing ? 'true' : nothing}
        aria-describedby=${isMissing ? 'terms-name-problem' : nothing}
        @input=${({ target }: Event) => (this.name = (target as HTMLInputElement).value)}
      />
      ${isMissing ? html`<p part="problem" class="problem" id="terms-name-problem">${words.problems.required}</p>` : nothing}
    </div>`;
  }

  #box(): TemplateResult {
    const { words } = this.context;
    const isMissing = this.wasTried && !this.isTicked;
    return html`<label part="acknowledge" class="acknowledge">
        <input
          type="checkbox"
          id="terms-box"
          required
          .checked=${this.isTicked}
          aria-invalid=${isMissing ? 'true' : nothing}
          aria-describedby=${isMissing ? 'terms-box-problem' : nothing}
          @change=${({ target }: Event) => (this.isTicked = (target as HTMLInputElement).checked)}
        />
        <span>${words.terms.box}</span>
      </label>
      ${isMissing ? html`<p part="problem" class="problem" id="terms-box-problem">${words.terms.boxMissing}</p>` : nothing}`;
  }

  get #signedBy(): string {
    return this.name.trim();
  }

  async #submitted(event: Event): Promise<void> {
    event.preventDefault();
    this.wasTried = true;
    if (this.#signedBy !== '' && this.isTicked) {
      await this.journey.acceptTerms(this.#signedBy);
      return;
    }
    await this.updateComplete;
    this.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }
}
