import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { may } from '../parts/context.js';
import { Place } from '../parts/place.js';

/** One section of the settings: all of the staff that may read it see it, administrators change it and say why. */
export abstract class Setting extends Place {
  @state() protected came: 'saved' | 'unchanged' | undefined;

  protected get mayWrite(): boolean {
    return may(this.context, 'settings:write');
  }

  protected cameLine(): TemplateResult | typeof nothing {
    const { settings } = this.context.words;
    if (this.came === undefined) return nothing;
    return html`<p class="told" role="status">${settings[this.came]}</p>`;
  }

  protected readOnlyLine(): TemplateResult | typeof nothing {
    return this.mayWrite ? nothing : html`<p class="soft small">${this.context.words.settings.readOnly}</p>`;
  }

  protected reasonField(hint = this.context.words.shell.trail, longest = 500): TemplateResult {
    return html`<label class="why"
      >${this.context.words.shell.reason} <small class="soft">${hint}</small>
      <textarea name="reason" required maxlength=${longest} rows="2"></textarea></label>`;
  }

  protected saveButton(label = this.context.words.shell.save): TemplateResult {
    return html`<button class="main" ?disabled=${this.isBusy}>${label}</button>`;
  }

  /** Without anything to change nothing is sent. What was said of an earlier change is taken back. */
  protected save(event: Event, change: (form: HTMLFormElement) => Promise<void> | undefined): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.came = undefined;
    void this.run(async () => {
      const changing = change(form);
      if (changing === undefined) {
        this.came = 'unchanged';
        return;
      }
      await changing;
      this.came = 'saved';
    });
  }
}
