import { type TemplateResult, html, nothing } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { ReviewedPerson } from '../api/wire.js';
import type { Context } from '../parts/context.js';
import { wordFor } from '../words/words.js';

/** What a person answered of themselves, as far as a tree shows it. */
export interface PersonInfo {
  readonly name?: { readonly firstName?: string; readonly lastName?: string };
  readonly ownershipPercentage?: number | string;
  readonly isPoliticallyExposed?: boolean | string;
  readonly jobTitle?: string;
}

interface TreeParts {
  readonly infos: ReadonlyMap<string, PersonInfo>;
  readonly isOpen: (id: string) => boolean;
  readonly toggled: (id: string, isOpen: boolean) => void;
  readonly answers: (person: ReviewedPerson) => TemplateResult;
}

/** Who stands behind a company, the largest share first; what each has answered opens below. */
export function personTree(
  context: Context,
  persons: readonly ReviewedPerson[],
  { infos, isOpen, toggled, answers }: TreeParts,
): TemplateResult {
  const shareOf = ({ associatedPersonId: id }: ReviewedPerson): number =>
    Number(infos.get(id)?.ownershipPercentage ?? 0);
  const numbered = persons.map((person, index) => ({ person, number: index + 1, share: shareOf(person) }));
  numbered.sort((one, other) => (other.share || 0) - (one.share || 0));
  return html`<ul class="tree">
    ${numbered.map(({ person, number, share }) => {
      const { associatedPersonId: id } = person;
      const info = infos.get(id);
      return html`<li>
        <details @toggle=${({ target }: Event) => toggled(id, (target as HTMLDetailsElement).open)}>
          <summary>${personLine(context, person, { info, number, share })}</summary>
          ${isOpen(id) ? answers(person) : nothing}
        </details>
      </li>`;
    })}
  </ul>`;
}

function personLine(
  { words, locale }: Context,
  { relationships }: ReviewedPerson,
  { info, number, share }: { readonly info: PersonInfo | undefined; readonly number: number; readonly share: number },
): TemplateResult {
  const written = [info?.name?.firstName, info?.name?.lastName].filter((part) => part !== undefined).join(' ');
  const percent = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' }).format(share);
  return html`<strong><bdi>${written === '' ? phrase(words.review.person, { number }) : written}</bdi></strong>
    ${share > 0 ? html`<span class="tag">${percent}</span>` : nothing}
    <span class="soft small">${relationships.map((one) => wordFor(words.review.relationships, one)).join(', ')}</span>
    ${
      info?.isPoliticallyExposed === true ? html`<span class="tag attention">${words.review.exposed}</span>` : nothing
    }`;
}
