import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { freezeDirections } from '../../../libs/contracts/src/vocabulary/statuses.js';
import type { Frozen } from '../api/organizations.js';
import type { AuditEntry, Page, Proposal } from '../api/wire.js';
import { may } from './context.js';
import { textIn } from './forms.js';
import { Place } from './place.js';
import { momentOf } from './times.js';

/** What is frozen was changed, and is to be read again. */
export class FreezeChanged extends Event {
  static readonly type = 'freeze-changed';

  constructor() {
    super(FreezeChanged.type, { bubbles: true });
  }
}

/** Stops the money of an account, or of an organization, and proposes to let it go on. */
export class Freeze extends Place {
  /** Of the account or the organization. */
  @property({ attribute: false }) path!: string;
  /** As the audit trail names it. */
  @property({ attribute: false }) subject!: string;
  @property({ attribute: false }) frozen: Frozen | undefined;
  @state() private proposal: Proposal | undefined;
  @state() private why: AuditEntry | undefined;

  protected override async load(): Promise<void> {
    this.proposal = undefined;
    this.why = undefined;
    if (this.frozen !== undefined) await this.#readWhy();
  }

  /** For those who may read the audit trail. */
  async #readWhy(): Promise<void> {
    if (!may(this.context, 'audit:read')) return;
    const query = new URLSearchParams({ subject: this.subject, action: 'moneyFrozen', limit: '1' });
    const page = await this.context.client.get<Page<AuditEntry>>(`/compliance/audit-entries?${query.toString()}`);
    [this.why] = page.results;
  }

  override render(): TemplateResult {
    const { freezes } = this.context.words;
    const { frozen } = this;
    const mayFreeze = may(this.context, 'compliance:decide') && frozen?.direction !== 'all';
    const mayEnd = may(this.context, 'compliance:review') && frozen !== undefined;
    return html`${this.problemLine()} ${frozen === undefined ? html`<p class="soft">${freezes.none}</p>` : this.#told(frozen)}
    ${this.proposedLine(this.proposal)} ${mayEnd && this.proposal === undefined ? this.#ending() : nothing}
    ${mayFreeze ? this.#freezing() : nothing}
    ${mayFreeze || mayEnd ? nothing : html`<p class="soft small">${freezes.notYours}</p>`}`;
  }

  #told({ direction, since }: Frozen): TemplateResult {
    const { words, locale } = this.context;
    const { freezes } = words;
    const { why } = this;
    return html`<p><span class="tag serious">${freezes.frozen[direction]}</span></p>
      <p class="small">${phrase(freezes.since, { time: momentOf(locale, since) })}</p>
      ${
        why === undefined
          ? html`<p class="soft small">${freezes.whyText}</p>`
          : html`<p class="small">
            ${this.person(why.actor)}: <span class="said" dir="auto">${why.reason}</span>
          </p>`
      }`;
  }

  #ending(): TemplateResult {
    const { freezes } = this.context.words;
    const end = (): Promise<void> =>
      this.run(async () => {
        this.proposal = await this.context.client.delete<Proposal>(`${this.path}/freezes`);
        if (this.proposal === undefined) this.dispatchEvent(new FreezeChanged());
      });
    return html`<p class="soft small">${freezes.endText}</p>
      <button type="button" ?disabled=${this.isBusy} @click=${end}>${freezes.end}</button>`;
  }

  #freezing(): TemplateResult {
    const { freezes } = this.context.words;
    return html`<details>
      <summary>${this.frozen === undefined ? freezes.freeze : freezes.more}</summary>
      <form @submit=${this.#freeze}>
        <p class="soft">${freezes.freezeText}</p>
        ${freezeFields(this.context, this.frozen?.direction)}
        <button class="danger" ?disabled=${this.isBusy}>${freezes.freeze}</button>
      </form>
    </details>`;
  }

  readonly #freeze = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const body = { direction: textIn(form, 'direction'), reason: textIn(form, 'reason') };
    void this.run(async () => {
      await this.context.client.post(`${this.path}/freezes`, body);
      form.reset();
      this.dispatchEvent(new FreezeChanged());
      await this.#readWhy();
    });
  };
}

/** In which direction, and why. What is frozen so already is not offered. */
export function freezeFields({ words }: Place['context'], already?: Frozen['direction']): TemplateResult {
  const { freezes, shell } = words;
  const offered = freezeDirections.filter((direction) => direction !== already);
  return html`<fieldset class="choice">
      <legend>${freezes.direction}</legend>
      ${offered.map(
        (direction) => html`<label
          ><input type="radio" name="direction" value=${direction} required /> ${freezes.directions[direction]}</label
        >`,
      )}
    </fieldset>
    <label
      >${shell.reason} <small class="soft">${shell.trail}</small>
      <textarea name="reason" required maxlength="500" rows="2"></textarea
    ></label>`;
}
