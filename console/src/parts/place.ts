import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { until } from 'lit/directives/until.js';
import type { Proposal } from '../api/wire.js';
import type { Context } from './context.js';
import { download } from './download.js';
import { problemText } from './problem-text.js';

/** A place of the console, or a part of one. All draw into the page itself, whose one style sheet is theirs. */
export abstract class Place extends LitElement {
  @property({ attribute: false }) context!: Context;
  /** Below `/console`: what is shown follows from it alone. */
  @property({ attribute: false }) url!: URL;
  @state() protected problem: unknown;
  @state() protected isBusy = false;
  #shown = '';
  #running = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Reads anew whenever the address has changed. */
  protected override willUpdate(_: PropertyValues): void {
    if (this.url.href === this.#shown) return;
    this.#shown = this.url.href;
    void this.run(() => this.load());
  }

  protected abstract load(): Promise<void>;

  /** It is busy until all of it is done. What goes wrong is said where it was done. */
  protected async run(work: () => Promise<void>): Promise<void> {
    this.problem = undefined;
    this.#running += 1;
    this.isBusy = true;
    try {
      await work();
    } catch (cause) {
      this.problem = cause;
    }
    this.#running -= 1;
    this.isBusy = this.#running > 0;
    this.requestUpdate();
  }

  protected problemLine(): TemplateResult | typeof nothing {
    if (this.problem === undefined) return nothing;
    const { text, reference } = problemText(this.context.words, this.problem);
    return html`<div class="problem" role="alert">
      <p>${text}</p>
      ${reference === undefined ? nothing : html`<p class="small">${reference}</p>`}
    </div>`;
  }

  /** What takes somebody else has become a proposal. */
  protected proposedLine(proposal: Proposal | undefined): TemplateResult | typeof nothing {
    const { standing } = this.context.words;
    if (proposal === undefined) return nothing;
    return html`<p class="told" role="status">
      ${standing.proposed} <a href="/console/proposals/${proposal.id}">${standing.toProposal}</a>
    </p>`;
  }

  /** The rows that are shown, all of them, as a table for other programs. */
  protected csvButton(path: string, name: string): TemplateResult {
    const take = (): Promise<void> =>
      this.run(async () => {
        download(await this.context.client.csv(path), `${name}.csv`);
      });
    return html`<button type="button" class="quiet" ?disabled=${this.isBusy} @click=${take}>
      ${this.context.words.shell.csv}
    </button>`;
  }

  /** The next page of a list, where there is one. */
  protected moreButton(rows: { readonly hasMore: boolean; more(): Promise<void> }): TemplateResult | typeof nothing {
    if (!rows.hasMore) return nothing;
    return html`<button type="button" ?disabled=${this.isBusy} @click=${() => this.run(() => rows.more())}>
      ${this.context.words.shell.more}
    </button>`;
  }

  /** `staff:<id>` and ids of people by name; others as they are. */
  protected person(actor: string): unknown {
    const id = actor.replace(/^staff:/, '');
    const { me, names, words } = this.context;
    if (id === me.id) return `${me.name} (${words.shell.you})`;
    if (!/^[0-9a-f-]{36}$/.test(id)) return actor;
    return html`<bdi>${until(
      names.people().then(
        (people) => people.get(id)?.name ?? actor,
        () => actor,
      ),
      '…',
    )}</bdi>`;
  }

  protected organization(id: string): unknown {
    return html`<bdi>${until(this.context.names.organization(id), '…')}</bdi>`;
  }

  /** One may go from its name to all that is known of it. */
  protected organizationLink(id: string): TemplateResult {
    return html`<a href="/console/organizations/${id}">${this.organization(id)}</a>`;
  }

  /** A list that is read for the first time. */
  protected loadingLine(isThere: boolean): TemplateResult | typeof nothing {
    if (isThere || !this.isBusy) return nothing;
    return html`<p role="status">${this.context.words.shell.loading}</p>`;
  }
}
