import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Hit, Hits, OfficerFinding, Risk } from '../api/wire.js';
import { may } from '../parts/context.js';
import { wordFor } from '../words/words.js';
import { CasePart } from './case-part.js';

/** Risk with its reasons, what an officer should look at, and who on a list may be meant. */
export class Suspicions extends CasePart {
  @property({ attribute: false }) reason: string | undefined;
  @property({ attribute: false }) isUnmasked = false;
  @state() private hits: Hits | undefined;

  protected override async load(): Promise<void> {
    if (this.isUnmasked) this.hits = await this.context.client.get<Hits>(`${this.path}/screening-hits`, this.reason);
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { officerFindings = [], risk } = this.review;
    return html`<h2>${words.review.risk}</h2>
      ${risk === undefined ? html`<p class="soft">${words.review.notWeighed}</p>` : this.#risk(risk)}
      <h3>${words.review.findings}</h3>
      ${this.problemLine()}
      ${officerFindings.length === 0 ? html`<p class="soft">${words.review.noFindings}</p>` : nothing}
      ${this.#findings(officerFindings)}
      ${this.hits === undefined ? nothing : this.#hits(this.hits)}`;
  }

  #risk({ level, score, reasons = [] }: Risk): TemplateResult {
    const { words } = this.context;
    return html`<p>
        <span class="tag risk ${level}">${wordFor(words.reviews.risks, level)}</span>
        ${phrase(words.review.points, { points: score })}
      </p>
      <ul class="plain">
        ${together(reasons).map(([because, points]) => html`<li><span class="soft">+${points}</span> ${because}</li>`)}
      </ul>`;
  }

  /** What is serious stands in the way of an approval; of the rest the first few are in sight. */
  #findings(findings: readonly OfficerFinding[]): TemplateResult {
    const sorted = weightiestFirst(findings);
    const inSight = Math.max(3, sorted.filter(({ severity }) => severity === 'serious').length);
    const others = sorted.slice(inSight);
    return html`${sorted.slice(0, inSight).map((finding) => this.#finding(finding))}
    ${
      others.length === 0
        ? nothing
        : html`<details>
          <summary>${phrase(this.context.words.review.others, { count: others.length })}</summary>
          ${others.map((finding) => this.#finding(finding))}
        </details>`
    }`;
  }

  #finding({ id, severity, message, status, note, clearedBy }: OfficerFinding): TemplateResult {
    const { words } = this.context;
    return html`<article class="finding">
      <p>
        <span class="tag ${severity}">${wordFor(words.review.severities, severity)}</span>
        ${message}
      </p>
      ${
        status === 'open'
          ? this.#verdict(`officer-findings/${id}`)
          : html`<p class="small soft">
            ${wordFor(words.review.findingStatuses, status)}
            ${clearedBy === undefined ? nothing : this.person(clearedBy)}<span class="said">${note ?? ''}</span>
          </p>`
      }
    </article>`;
  }

  #hits({ results, notScreened }: Hits): TemplateResult {
    const { review } = this.context.words;
    return html`<h3>${review.hits}</h3>
      ${results.length === 0 ? html`<p class="soft">${review.noHits}</p>` : nothing}
      ${
        notScreened.length === 0
          ? nothing
          : html`<p class="told attention">${phrase(review.notScreened, { count: notScreened.length })}</p>`
      }
      ${results.map((hit) => this.#hit(hit))}`;
  }

  #hit({ id, entry, score, fields, status, note }: Hit): TemplateResult {
    const { words, locale } = this.context;
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(score);
    return html`<article class="finding">
      <p>
        <strong><bdi>${entry.name}</bdi></strong> · ${entry.listName} · ${phrase(words.review.alike, { percent })}
      </p>
      <p class="small soft">
        ${[...entry.birthDates, ...entry.countries].join(', ')} ${phrase(words.review.listed, { reason: entry.reason })}
      </p>
      <ul class="plain small">
        ${fields.map(({ field, because }) => html`<li>${field}: ${because}</li>`)}
      </ul>
      ${
        status === 'open'
          ? this.#verdict(`screening-hits/${id}`)
          : html`<p class="small soft">
            ${wordFor(words.review.findingStatuses, status)}: <span class="said">${note ?? ''}</span>
          </p>`
      }
    </article>`;
  }

  #verdict(path: string): TemplateResult | typeof nothing {
    const { review } = this.context.words;
    if (!may(this.context, 'compliance:review')) return nothing;
    const say = (status: string) => (): Promise<void> =>
      this.run(async () => {
        await this.context.client.post(`${this.path}/${path}`, { status, note: this.field(path) });
        if (path.startsWith('screening')) await this.load();
        this.changed();
      });
    return html`<details class="verdict">
      <summary>${review.clear} / ${review.confirm}</summary>
      <label>${review.noteWhy} <textarea name=${path} maxlength="4000" rows="2"></textarea></label>
      <div class="buttons">
        <button type="button" ?disabled=${this.isBusy} @click=${say('cleared')}>${review.clear}</button>
        <button type="button" ?disabled=${this.isBusy} @click=${say('confirmed')}>${review.confirm}</button>
      </div>
    </details>`;
  }
}

const weights: Readonly<Record<string, number>> = { serious: 0, attention: 1, info: 2 };

/** What is open comes before what was answered. */
function weightiestFirst(findings: readonly OfficerFinding[]): readonly OfficerFinding[] {
  const rank = ({ severity, status }: OfficerFinding): number =>
    (weights[severity] ?? 3) + (status === 'open' ? 0 : 10);
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

/** The same reason is said once, with all of its points. */
function together(reasons: NonNullable<Risk['reasons']>): readonly (readonly [because: string, points: number])[] {
  const points = new Map<string, number>();
  for (const reason of reasons) points.set(reason.because, (points.get(reason.because) ?? 0) + reason.points);
  return [...points];
}
