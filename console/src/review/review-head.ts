import { type TemplateResult, html, nothing } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { may } from '../parts/context.js';
import { ageOf, isPast, momentOf } from '../parts/times.js';
import { CasePart } from './case-part.js';

/** Whose review it is, how it stands, and who looks after it. */
export class ReviewHead extends CasePart {
  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { review } = this;
    const { words, locale, me } = this.context;
    const { type, tier, status, dueAt, declaration } = review;
    const isDue = dueAt !== undefined && (status.type === 'inReview' || status.type === 'submitted');
    const due = isDue && (isPast(dueAt) ? words.reviews.overdue : words.reviews.due);
    return html`<h1>${this.organizationLink(review.organizationId)}</h1>
      <p class="line">
        <span class="tag ${status.type}">${words.reviews.statuses[status.type]}</span>
        <span>${words.reviews.types[type]} · ${tier.replace('_', ' ')}</span>
        ${due === false ? nothing : html`<span>${phrase(due, { age: ageOf(locale, dueAt) })}</span>`}
        <code class="soft">${review.id}</code>
        <button type="button" class="quiet" @click=${() => print()}>${words.review.print}</button>
      </p>
      <p class="on-paper">
        ${phrase(words.review.printed, { name: me.name, time: momentOf(locale, new Date().toISOString()) })}
      </p>
      ${
        status['rejectionDescription'] === undefined
          ? nothing
          : html`<p class="told said" dir="auto">${status['rejectionDescription']}</p>`
      }
      ${
        may(this.context, 'compliance:review')
          ? html`<console-assignment .context=${this.context} .url=${this.url} .review=${review}></console-assignment>`
          : nothing
      }
      ${
        declaration === undefined
          ? nothing
          : html`<details class="small"><summary>${words.review.declared}</summary><p class="said" dir="auto">${declaration}</p></details>`
      }`;
  }
}
