import { type TemplateResult, html } from 'lit';
import { state } from 'lit/decorators.js';
import type { Member } from '../api/wire.js';
import { CasePart } from './case-part.js';

/** Who looks after a review: taken, given to somebody else, or left. */
export class Assignment extends CasePart {
  @state() private officers: readonly Member[] = [];

  protected override async load(): Promise<void> {
    const staff = await this.context.names.people();
    this.officers = [...staff.values()].filter(({ roles }) => roles.includes('officer') || roles.includes('approver'));
  }

  override render(): TemplateResult {
    const { words, me } = this.context;
    const { assignee } = this.review;
    const isMine = assignee === me.id;
    return html`<div class="line">
        <label
          >${words.reviews.assignee}
          <select ?disabled=${this.isBusy} @change=${this.#chosen}>
            <option value="" ?selected=${assignee === undefined}>${words.shell.nobody}</option>
            ${this.officers.map(
              ({ id, name }) => html`<option value=${id} ?selected=${id === assignee}>${name}</option>`,
            )}
          </select></label
        >
        <button
          type="button"
          data-key="a"
          data-of-page
          ?disabled=${this.isBusy}
          @click=${() => void this.#assign(isMine ? null : me.id)}
        >
          ${isMine ? words.reviews.leave : words.reviews.take}
        </button>
      </div>
      ${this.problemLine()}`;
  }

  readonly #chosen = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement;
    void this.#assign(value === '' ? null : value);
  };

  #assign(staffId: string | null): Promise<void> {
    return this.run(async () => {
      await this.context.client.post(`${this.path}/assignment`, { staffId });
      this.changed();
    });
  }
}
