import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Proposal } from '../api/wire.js';
import { may } from '../parts/context.js';
import { textIn } from '../parts/forms.js';
import { FreezeChanged, freezeFields } from '../parts/freeze.js';
import { momentOf } from '../parts/times.js';
import { OrganizationPart } from './organization-part.js';

/** Stops all of its money; or that of one account, for those who decide but do not see accounts. */
export class OrganizationFreeze extends OrganizationPart {
  @state() private proposal: Proposal | undefined;
  @state() private frozenAt: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener(FreezeChanged.type, () => this.changed());
  }

  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { id, frozen } = this.about;
    const isBlind = may(this.context, 'compliance:review') && !may(this.context, 'accounts:read');
    return html`<h2>${words.freezes.title}</h2>
      <p class="soft small">${words.freezes.all}</p>
      <console-freeze
        .context=${this.context}
        .url=${this.url}
        .path=${this.path}
        .subject=${`organization:${id}`}
        .frozen=${frozen}
      ></console-freeze>
      ${isBlind ? this.#one() : nothing}`;
  }

  #one(): TemplateResult {
    const { words, locale } = this.context;
    const { freezes } = words;
    const { frozenAt } = this;
    const mayFreeze = may(this.context, 'compliance:decide');
    return html`<details>
      <summary>${freezes.one}</summary>
      <form @submit=${this.#send}>
        ${this.problemLine()} ${this.proposedLine(this.proposal)}
        ${
          frozenAt === undefined
            ? nothing
            : html`<p class="told" role="status">${phrase(freezes.done, { time: momentOf(locale, frozenAt) })}</p>`
        }
        <label>${freezes.account} <input class="whole" name="account" required pattern="[0-9a-fA-F\\-]{36}" autocomplete="off" spellcheck="false" /></label>
        ${mayFreeze ? freezeFields(this.context) : nothing}
        <div class="buttons">
          ${mayFreeze ? html`<button class="danger" value="freeze" ?disabled=${this.isBusy}>${freezes.freeze}</button>` : nothing}
          <button formnovalidate value="end" ?disabled=${this.isBusy}>${freezes.end}</button>
        </div>
      </form>
    </details>`;
  }

  readonly #send = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const path = `/accounts/${encodeURIComponent(textIn(form, 'account'))}/freezes`;
    const pressed = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    const { client } = this.context;
    // To end a freeze takes neither a direction nor a reason, and the id as well.
    if (!(form.elements.namedItem('account') as HTMLInputElement).reportValidity()) return;
    this.proposal = undefined;
    this.frozenAt = undefined;
    void this.run(async () => {
      if (pressed?.value === 'end') {
        this.proposal = await client.delete<Proposal>(path);
        return;
      }
      const body = { direction: textIn(form, 'direction'), reason: textIn(form, 'reason') };
      ({ frozenAt: this.frozenAt } = await client.post<{ frozenAt: string }>(path, body));
    });
  };
}
