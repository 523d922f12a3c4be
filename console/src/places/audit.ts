import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { AuditEntry, Page } from '../api/wire.js';
import { addPeriod } from '../parts/days.js';
import { download } from '../parts/download.js';
import { filtersOf } from '../parts/filters.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';

interface Entries extends Page<AuditEntry> {
  readonly verification?: { readonly intact: boolean; readonly entries: number; readonly firstAltered?: number };
}

const narrowing = ['organizationId', 'actor', 'subject', 'action'] as const;

/** Who did what, newest first; of one organization with the proof that nothing was altered. */
export class Audit extends Place {
  @state() private entries: readonly AuditEntry[] | undefined;
  @state() private verification: Entries['verification'];
  #nextId: string | undefined;

  protected override load(): Promise<void> {
    return this.#read([]);
  }

  async #read(before: readonly AuditEntry[]): Promise<void> {
    const query = this.#query();
    if (before.length > 0 && this.#nextId !== undefined) query.set('nextId', this.#nextId);
    const page = await this.context.client.get<Entries>(`/compliance/audit-entries?${query.toString()}`);
    this.entries = [...before, ...page.results];
    this.verification = page.verification;
    this.#nextId = page.nextId;
  }

  #query(): URLSearchParams {
    const given = this.url.searchParams;
    const query = new URLSearchParams();
    for (const name of narrowing) {
      const value = given.get(name);
      if (value !== null && value !== '') query.set(name, value);
    }
    addPeriod(query, this.url);
    return query;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    return html`<h1>${words.audit.title}</h1>
      ${filtersOf(this.context, this.url, [
        { name: 'organizationId', label: words.audit.organization },
        { name: 'actor', label: words.audit.actor },
        { name: 'subject', label: words.audit.subject },
        { name: 'action', label: words.audit.action },
        { name: 'from', label: words.audit.from, type: 'date' },
        { name: 'to', label: words.audit.to, type: 'date' },
      ])}
      <p>
        <button type="button" ?disabled=${this.isBusy} @click=${() => this.run(() => this.#export())}>
          ${words.audit.export}
        </button>
      </p>
      ${this.problemLine()} ${this.#proof()}
      ${this.entries === undefined && this.isBusy ? html`<p role="status">${words.shell.loading}</p>` : nothing}
      ${this.entries?.length === 0 ? html`<p class="empty">${words.audit.none}</p>` : nothing}
      <ul class="rows entries">
        ${this.entries?.map((entry) => this.#row(entry))}
      </ul>
      ${
        this.#nextId === undefined
          ? nothing
          : html`<button
            type="button"
            ?disabled=${this.isBusy}
            @click=${() => this.run(() => this.#read(this.entries ?? []))}
          >
            ${words.shell.more}
          </button>`
      }`;
  }

  #proof(): TemplateResult | typeof nothing {
    const { audit } = this.context.words;
    if (this.verification === undefined) return nothing;
    const { intact, entries: count, firstAltered: at = 0 } = this.verification;
    if (intact) return html`<p class="told">${phrase(audit.intact, { count })}</p>`;
    return html`<p class="told serious" role="alert">${phrase(audit.altered, { at })}</p>`;
  }

  #row({ time, actor, action, subject, reason, address }: AuditEntry): TemplateResult {
    const { words, locale } = this.context;
    return html`<li class="row">
      <span class="small">${momentOf(locale, time)}</span>
      <span
        >${this.person(actor)}${
          address === null ? nothing : html` <small class="soft">${phrase(words.audit.where, { address })}</small>`
        }</span
      >
      <strong>${action}</strong>
      <span class="small"
        ><a data-row href="/console/audit?subject=${encodeURIComponent(subject)}"><code>${subject}</code></a>
        ${reason === null ? nothing : html`<span class="said" dir="auto">${reason}</span>`}</span
      >
    </li>`;
  }

  async #export(): Promise<void> {
    const blob = await this.context.client.blob(`/compliance/audit-entries/export?${this.#query().toString()}`);
    download(blob, 'audit-entries.ndjson');
  }
}

export const elements = { 'console-audit': Audit };
