import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { Once } from '../api/once.js';
import type { Exception, Proposal } from '../api/wire.js';
import { may } from '../parts/context.js';
import { filtersOf } from '../parts/filters.js';
import { linesOf } from '../parts/lines.js';
import { One } from '../parts/one.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { ageOf, momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

/** What does not go on by itself about money, and what can be done about it. */
export class Exceptions extends Place {
  @property({ attribute: false }) one: string | undefined;
  @state() private proposal: Proposal | undefined;
  readonly #rows = new Rows<Exception>(() => this.context.client);
  readonly #alone = new One<Exception>(() => this.context.client);
  readonly #once = new Once();

  protected override async load(): Promise<void> {
    this.proposal = undefined;
    this.#rows.all = undefined;
    if (this.one === undefined) await this.#rows.begin(this.#path);
    else await this.#alone.read(`/exceptions/${this.one}`);
  }

  /** Those that wait, unless all are asked for. */
  get #path(): string {
    const query = new URLSearchParams();
    for (const name of ['status', 'kind']) {
      const value = this.url.searchParams.get(name) ?? '';
      if (value !== '') query.set(name, value);
    }
    return `/exceptions?${query.toString()}`;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const all =
      this.one === undefined ? this.#rows.all : this.#alone.value === undefined ? undefined : [this.#alone.value];
    const { statuses, kinds } = words.exceptions;
    return html`<h1>${words.places.exceptions}</h1>
      ${
        this.one === undefined
          ? html`${filtersOf(this.context, this.url, [
              { name: 'status', label: words.reviews.status, options: statuses },
              { name: 'kind', label: words.exceptions.kind, options: kinds },
            ])}
            ${this.csvButton(this.#path, 'exceptions')}`
          : nothing
      }
      ${this.problemLine()} ${all === undefined && this.isBusy ? html`<p role="status">${words.shell.loading}</p>` : nothing}
      ${all?.length === 0 ? html`<p class="empty">${words.exceptions.none}</p>` : nothing}
      ${all?.map((exception) => this.#card(exception))}
      ${this.one === undefined ? this.moreButton(this.#rows) : nothing}`;
  }

  #card(exception: Exception): TemplateResult {
    const { words, locale } = this.context;
    const { id, kind, status, because, openedAt, organizationId, subject, amount, resolution } = exception;
    return html`<article class="card row">
      <h2><a data-row href="/console/exceptions/${id}">${wordFor(words.exceptions.kinds, kind)}</a></h2>
      <p>
        <span class="tag ${status}">${wordFor(words.exceptions.statuses, status)}</span>
        <span class="soft">${phrase(words.exceptions.since, { age: ageOf(locale, openedAt) })}</span>
        ${organizationId === undefined ? nothing : html`· ${this.organizationLink(organizationId)}`}
      </p>
      <p class="said">${because}</p>
      ${linesOf({ [subject.type]: subject.id, ...amount })}
      ${
        resolution === undefined
          ? nothing
          : html`<p class="told">
            ${wordFor(words.exceptions.options, resolution.option ?? 'itself')}: <span class="said">${resolution.reason}</span>
            <span class="soft small">
              ${resolution.by === undefined ? nothing : this.person(resolution.by)} ${momentOf(locale, resolution.at)}
            </span>
          </p>`
      }
      ${this.one === undefined ? nothing : this.#resolving(exception)}
    </article>`;
  }

  #resolving({ options, status }: Exception): TemplateResult | typeof nothing {
    const { words } = this.context;
    if (this.proposal !== undefined)
      return html`<p class="told" role="status">
        ${words.exceptions.proposed}
        <a href="/console/proposals/${this.proposal.id}">${words.exceptions.toProposal}</a>
      </p>`;
    if (status !== 'open') return nothing;
    if (options.length === 0) return html`<p class="soft">${words.exceptions.byItself}</p>`;
    if (!may(this.context, 'money:propose')) return html`<p class="soft">${words.exceptions.notYours}</p>`;
    return html`<form @submit=${this.#resolve}>
      <fieldset class="choice">
        <legend>${words.exceptions.what}</legend>
        ${options.map(
          (option) =>
            html`<label
              ><input type="radio" name="option" value=${option} required />
              ${wordFor(words.exceptions.options, option)}</label
            >`,
        )}
      </fieldset>
      <label
        >${words.shell.reason} <small class="soft">${words.exceptions.reasonHint}</small>
        <textarea name="reason" required maxlength="2000" rows="2"></textarea></label>
      <button class="main" ?disabled=${this.isBusy}>${words.exceptions.send}</button>
    </form>`;
  }

  readonly #resolve = (event: Event): void => {
    event.preventDefault();
    if (this.isBusy) return;
    const { one } = this;
    const form = event.target as HTMLFormElement;
    const body = Object.fromEntries(new FormData(form)) as Readonly<Record<string, string>>;
    void this.run(async () => {
      const path = `/exceptions/${one ?? ''}/resolutions`;
      const answer = await this.context.client.post<Exception | Proposal>(path, body, this.#once);
      if (one !== this.one) return;
      if ('requiredApprovals' in answer) this.proposal = answer;
      else this.#alone.value = answer;
      this.requestUpdate();
    });
  };
}

export const elements = { 'console-exceptions': Exceptions };
