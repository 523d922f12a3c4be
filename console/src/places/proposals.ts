import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Proposal } from '../api/wire.js';
import { linesOf } from '../parts/lines.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

const views = ['open', 'mine', 'done'] as const;
type View = (typeof views)[number];
type Concluded = Proposal & { readonly secret?: string };

/** What takes a second person: to agree, one's own, and what became of them. */
export class Proposals extends Place {
  @property({ attribute: false }) one: string | undefined;
  @state() private secrets: ReadonlyMap<string, string> = new Map();
  readonly #rows = new Rows<Proposal>(() => this.context.client);

  protected override async load(): Promise<void> {
    if (this.one !== undefined) {
      this.#rows.all = [await this.context.client.get<Proposal>(`/proposals/${this.one}`)];
      return;
    }
    await this.#rows.begin(this.#path);
  }

  get #path(): string {
    return this.#view === 'open' ? '/proposals?status=open' : '/proposals';
  }

  get #view(): View {
    return views.find((view) => view === this.url.searchParams.get('view')) ?? 'open';
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    const shown = all?.filter((proposal) => this.one !== undefined || this.#isShown(proposal));
    return html`<h1>${words.proposals.title}</h1>
      <nav class="tabs" aria-label=${words.proposals.title}>
        ${views.map(
          (view) =>
            html`<a
              href="/console/proposals?view=${view}"
              aria-current=${view === this.#view && this.one === undefined ? 'page' : nothing}
              >${words.proposals[view]}</a
            >`,
        )}
      </nav>
      ${this.one === undefined ? this.csvButton(this.#path, 'proposals') : nothing}
      ${this.problemLine()} ${all === undefined ? html`<p role="status">${words.shell.loading}</p>` : nothing}
      ${shown?.length === 0 ? html`<p class="empty">${words.proposals.none}</p>` : nothing}
      ${shown?.map((proposal) => this.#card(proposal))}
      ${this.one === undefined ? this.moreButton(this.#rows) : nothing}`;
  }

  #isShown({ proposedBy, status, approvals }: Proposal): boolean {
    const { me } = this.context;
    if (this.#view === 'mine') return proposedBy === me.id;
    if (this.#view === 'done') return status !== 'open';
    return status === 'open' && proposedBy !== me.id && !approvals.some(({ staffId }) => staffId === me.id);
  }

  #card(proposal: Proposal): TemplateResult {
    const { words, locale } = this.context;
    const { id, summary, reason, action, status, organizationId, approvals, requiredApprovals } = proposal;
    const secret = this.secrets.get(id);
    return html`<article class="card row">
      <h2><a data-row href="/console/proposals/${id}">${summary}</a></h2>
      <p><span class="tag ${status}">${wordFor(words.proposals.statuses, status)}</span>
        <span class="soft">${wordFor(words.proposals.actions, action)}</span></p>
      <p class="said">${reason}</p>
      <p class="soft small">
        ${phrase(words.proposals.by, { name: '' })}${this.person(proposal.proposedBy)} ·
        ${momentOf(locale, proposal.createdAt)}
        ${
          organizationId === undefined
            ? nothing
            : html` · ${phrase(words.proposals.about, { name: '' })}${this.organization(organizationId)}`
        }
        · ${phrase(words.proposals.approvals, { given: approvals.length, required: requiredApprovals })}
        ${status === 'open' ? html` · ${words.proposals.expires} ${momentOf(locale, proposal.expiresAt)}` : nothing}
      </p>
      ${approvals.map(
        ({ staffId, note }) =>
          html`<p class="small">
            ${phrase(words.proposals.agreed, { name: '' })} ${this.person(staffId)}${
              note === undefined ? nothing : html`: <span class="said">${note}</span>`
            }
          </p>`,
      )}
      ${this.#what(proposal)}
      ${secret === undefined ? nothing : html`<p class="told">${words.proposals.secret}: <code>${secret}</code></p>`}
      ${status === 'open' ? this.#actions(proposal) : nothing}
    </article>`;
  }

  #what({ parameters, outcome }: Proposal): TemplateResult {
    const { words } = this.context;
    const reviewId = parameters['complianceReviewId'];
    return html`${
      typeof reviewId === 'string'
        ? html`<p><a href="/console/reviews/${reviewId}">${words.proposals.toReview}</a></p>`
        : nothing
    }
      ${
        Object.keys(parameters).length === 0
          ? nothing
          : html`<details open>
            <summary>${words.proposals.details}</summary>
            ${linesOf(parameters)}
          </details>`
      }
      ${
        outcome === undefined
          ? nothing
          : html`<details>
            <summary>${words.proposals.outcome}</summary>
            ${linesOf(outcome)}
          </details>`
      }`;
  }

  #actions({ id, proposedBy }: Proposal): TemplateResult {
    const { words, me } = this.context;
    const act = (what: string) => (): Promise<void> => this.run(() => this.#act(id, what));
    if (proposedBy === me.id)
      return html`<p class="soft">${words.proposals.ownText}</p>
        <button type="button" ?disabled=${this.isBusy} @click=${act('withdraw')}>${words.proposals.withdraw}</button>`;
    return html`<label
        >${words.proposals.note} <small class="soft">${words.shell.optional}</small>
        <textarea id="note-${id}" maxlength="2000" rows="2"></textarea></label>
      <div class="buttons">
        <button type="button" class="main" ?disabled=${this.isBusy} @click=${act('approve')}>
          ${words.proposals.approve}
        </button>
        <button type="button" ?disabled=${this.isBusy} @click=${act('reject')}>${words.proposals.reject}</button>
      </div>`;
  }

  async #act(id: string, what: string): Promise<void> {
    const note = this.querySelector<HTMLTextAreaElement>(`#note-${CSS.escape(id)}`)?.value.trim() ?? '';
    const body = note === '' ? {} : { note };
    const { secret, ...proposal } = await this.context.client.post<Concluded>(`/proposals/${id}/${what}`, body);
    if (secret !== undefined) this.secrets = new Map(this.secrets).set(id, secret);
    this.#rows.replace(proposal);
    // What was done stays in sight, whatever list it is no longer in.
    if (this.one === undefined) this.context.go(`/console/proposals/${id}`);
  }
}

export const elements = { 'console-proposals': Proposals };
