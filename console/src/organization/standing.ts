import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { Proposal } from '../api/wire.js';
import { may } from '../parts/context.js';
import { OrganizationPart } from './organization-part.js';

/** Stops it, lets it go on, and erases it. One stops alone; to go on takes two. */
export class Standing extends OrganizationPart {
  @state() private proposal: Proposal | undefined;
  @state() private written = '';

  protected override load(): Promise<void> {
    this.proposal = undefined;
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { standing } = this.context.words;
    const isSuspended = this.about.suspendedAt !== undefined;
    const maySuspend = !isSuspended && may(this.context, 'compliance:decide');
    const mayResume = isSuspended && may(this.context, 'compliance:review');
    const mayErase = may(this.context, 'organizations:write');
    return html`<h2>${standing.title}</h2>
      ${this.problemLine()} ${this.proposedLine(this.proposal)} ${maySuspend ? this.#suspending() : nothing}
      ${mayResume && this.proposal === undefined ? this.#resuming() : nothing} ${mayErase ? this.#erasing() : nothing}
      ${maySuspend || mayResume || mayErase ? nothing : html`<p class="soft">${standing.none}</p>`}`;
  }

  #suspending(): TemplateResult {
    const { standing } = this.context.words;
    return html`<details>
      <summary>${standing.suspend}</summary>
      <form @submit=${this.#suspend}>
        <p class="soft">${standing.suspendText}</p>
        ${this.#reason()}
        <button class="danger" ?disabled=${this.isBusy}>${standing.suspend}</button>
      </form>
    </details>`;
  }

  #resuming(): TemplateResult {
    const { standing } = this.context.words;
    return html`<p class="soft">${standing.resumeText}</p>
      <button type="button" class="main" ?disabled=${this.isBusy} @click=${this.#resume}>${standing.resume}</button>`;
  }

  #erasing(): TemplateResult {
    const { standing } = this.context.words;
    const isSure = this.written.trim() === this.about.name.trim();
    return html`<details>
      <summary>${standing.erase}</summary>
      <form @submit=${this.#erase}>
        <p class="told attention">${standing.eraseText}</p>
        ${this.#reason()}
        <label
          >${standing.eraseName}
          <input
            required
            autocomplete="off"
            @input=${({ target }: Event) => (this.written = (target as HTMLInputElement).value)}
        /></label>
        <button class="danger" ?disabled=${this.isBusy || !isSure}>${standing.erase}</button>
      </form>
    </details>`;
  }

  #reason(): TemplateResult {
    const { shell } = this.context.words;
    return html`<label
      >${shell.reason} <small class="soft">${shell.trail}</small>
      <textarea name="reason" required maxlength="500" rows="2"></textarea></label>`;
  }

  readonly #suspend = (event: Event): void => {
    const reason = reasonIn(event);
    void this.run(async () => {
      await this.context.client.post(`${this.path}/suspensions`, { reason });
      this.proposal = undefined;
      this.changed();
    });
  };

  readonly #resume = (): void => {
    void this.run(async () => {
      this.proposal = await this.context.client.delete<Proposal>(`${this.path}/suspensions`);
      if (this.proposal === undefined) this.changed();
    });
  };

  readonly #erase = (event: Event): void => {
    const reason = reasonIn(event);
    void this.run(async () => {
      await this.context.client.delete(this.path, { reason });
      this.context.go('/console/organizations', 'replace');
    });
  };
}

function reasonIn(event: Event): string {
  event.preventDefault();
  const { elements } = event.target as HTMLFormElement;
  return (elements.namedItem('reason') as HTMLTextAreaElement).value.trim();
}
