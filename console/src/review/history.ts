import { type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Note, Page, TimelineEntry } from '../api/wire.js';
import { may } from '../parts/context.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';
import { CasePart } from './case-part.js';
import { type QuestionWords, titleOf } from './widget-words.js';

/** Notes of the staff, and everything that has happened. */
export class History extends CasePart {
  @property({ attribute: false }) language!: QuestionWords;
  @state() private notes: readonly Note[] | undefined;
  @state() private entries: readonly TimelineEntry[] = [];
  #version = '';

  protected override willUpdate(changed: PropertyValues): void {
    const version = `${this.review.updatedAt} ${this.review.assignee ?? ''} ${this.review.status.type}`;
    const isNew = this.#version !== '' && version !== this.#version;
    this.#version = version;
    super.willUpdate(changed);
    if (isNew) void this.run(() => this.load());
  }

  protected override async load(): Promise<void> {
    const { client } = this.context;
    const [notes, timeline] = await Promise.all([
      client.get<Page<Note>>(`${this.path}/notes?limit=100`),
      client.get<Page<TimelineEntry>>(`${this.path}/timeline`),
    ]);
    this.notes = notes.results;
    this.entries = timeline.results;
  }

  override render(): TemplateResult {
    const { words, locale } = this.context;
    return html`<h2>${words.review.notes}</h2>
      ${this.problemLine()}
      ${may(this.context, 'compliance:review') ? this.#writing() : nothing}
      ${this.notes?.length === 0 ? html`<p class="soft">${words.review.noNotes}</p>` : nothing}
      ${this.notes?.map(
        ({ author, text, createdAt }) => html`<article class="note">
          <p class="small soft">${this.person(author)} · ${momentOf(locale, createdAt)}</p>
          <p class="said" dir="auto">${text}</p>
        </article>`,
      )}
      <details class="timeline">
        <summary><h2>${words.review.timeline}</h2></summary>
        <ol class="plain">
          ${this.entries.map((entry) => this.#entry(entry))}
        </ol>
      </details>`;
  }

  #writing(): TemplateResult {
    const { words } = this.context;
    const write = (event: Event): void => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      void this.run(async () => {
        await this.context.client.post(`${this.path}/notes`, { text: this.field('note') });
        form.reset();
        await this.load();
      });
    };
    return html`<form @submit=${write}>
      <label>${words.review.write} <textarea name="note" required maxlength="4000" rows="3"></textarea></label>
      <button ?disabled=${this.isBusy}>${words.shell.save}</button>
    </form>`;
  }

  #entry({ at, kind, actor, what, text }: TimelineEntry): TemplateResult {
    const { words, locale } = this.context;
    const named = { status: wordFor(words.reviews.statuses, what), audit: what, note: '' }[kind];
    return html`<li>
      <span class="small soft">${momentOf(locale, at)}</span>
      <span>${wordFor(words.review.kinds, kind)} ${named ?? titleOf(this.language, what)}</span>
      ${actor === undefined ? nothing : html`<span class="soft">${this.person(actor)}</span>`}
      ${text === undefined ? nothing : html`<span class="said small" dir="auto">${text}</span>`}
    </li>`;
  }
}
