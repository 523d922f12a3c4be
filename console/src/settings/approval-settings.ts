import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { RequiredApprovals } from '../api/settings.js';
import type { Proposal } from '../api/wire.js';
import { numberIn, textIn } from '../parts/forms.js';
import { wordFor } from '../words/words.js';
import { Setting } from './setting.js';

/** Not for anybody to say: what changes how many agree takes a second person. */
const fixed = 'approvals.change';

/** How many further people what takes. To change it is itself a proposal. */
export class ApprovalSettings extends Setting {
  @state() private actions: readonly RequiredApprovals[] | undefined;
  @state() private proposal: Proposal | undefined;

  protected override async load(): Promise<void> {
    this.proposal = undefined;
    const path = '/settings/approvals';
    ({ actions: this.actions } = await this.context.client.get<{ actions: readonly RequiredApprovals[] }>(path));
  }

  override render(): TemplateResult {
    const { settings } = this.context.words;
    const { actions } = this;
    return html`<p>${settings.approvals.text}</p>
      ${this.readOnlyLine()} ${this.problemLine()} ${this.loadingLine(actions !== undefined)}
      ${
        actions === undefined
          ? nothing
          : html`<form class="card measured" @submit=${this.#propose}>
            <ul class="plain parted">
              ${actions.map((action) => this.#action(action))}
            </ul>
            ${
              this.mayWrite
                ? html`${this.reasonField(settings.approvals.reasonHint, 2000)}
                  ${this.saveButton(settings.approvals.propose)}`
                : nothing
            }
          </form>`
      }
      ${this.#proposed()}`;
  }

  #action({ action, approvals }: RequiredApprovals): TemplateResult {
    const { words } = this.context;
    const { settings, proposals } = words;
    const name = wordFor(proposals.actions, action);
    const isOpen = this.mayWrite && action !== fixed;
    return html`<li class="apart middle">
      <span>${name} <code class="soft">${action}</code></span>
      ${
        isOpen
          ? html`<input
            type="number"
            name=${action}
            aria-label="${settings.approvals.people}: ${name}"
            required
            min="0"
            max="10"
            .value=${String(approvals)}
          />`
          : html`<span
            ><strong>${approvals}</strong>
            ${action === fixed ? html`<small class="soft">${settings.approvals.fixed}</small>` : nothing}</span
          >`
      }
    </li>`;
  }

  #proposed(): TemplateResult | typeof nothing {
    const { settings } = this.context.words;
    if (this.proposal === undefined) return this.came === 'unchanged' ? this.cameLine() : nothing;
    return html`<p class="told" role="status">
      ${settings.approvals.proposed}
      <a href="/console/proposals/${this.proposal.id}">${settings.approvals.toProposal}</a>
    </p>`;
  }

  readonly #propose = (event: Event): void => {
    this.save(event, (form) => {
      const isChanged = ({ action, approvals }: RequiredApprovals): boolean =>
        action !== fixed && numberIn(form, action) !== approvals;
      const actions = this.actions
        ?.filter(isChanged)
        .map(({ action }) => ({ action, approvals: numberIn(form, action) }));
      return actions === undefined || actions.length === 0 ? undefined : this.#ask(actions, form);
    });
  };

  async #ask(actions: readonly object[], form: HTMLFormElement): Promise<void> {
    const body = { actions, reason: textIn(form, 'reason') };
    this.proposal = await this.context.client.patch<Proposal>('/settings/approvals', body);
  }
}
