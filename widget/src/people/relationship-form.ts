import { type TemplateResult, html } from 'lit';
import type { Words } from '../languages/en/words.js';
import type { Relationships } from './people-list.js';

const ways = {
  owner: ['BENEFICIAL_OWNER'],
  control: ['CONTROL_PERSON'],
  both: ['BENEFICIAL_OWNER', 'CONTROL_PERSON'],
} as const satisfies Record<string, Relationships>;
type Way = keyof typeof ways;

/** Asks how somebody is related to the company. */
export function waysForm(asked: {
  readonly words: Words;
  readonly chosen: Relationships | undefined;
  readonly busy: boolean;
  readonly choose: (relationships: Relationships) => void;
  readonly cancel: () => void;
}): TemplateResult {
  const { words, chosen, busy, choose, cancel } = asked;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const way = new FormData(event.target as HTMLFormElement).get('way');
    choose(ways[way as Way]);
  };
  return html`<form @submit=${submit}>
    <fieldset part="ways" class="ways">
      <legend>${words.people.howRelated}</legend>
      <div class="choices">
        ${(Object.keys(ways) as Way[]).map(
          (way) => html`<label part="choice" class="choice">
            <input type="radio" name="way" value=${way} required .checked=${way === wayOf(chosen)} />
            <span>${wayText(words, ways[way])}</span>
          </label>`,
        )}
      </div>
      <div class="actions">
        <button part="button primary" class="button primary" type="submit" ?disabled=${busy}>
          ${chosen === undefined ? words.people.add : words.shell.save}
        </button>
        <button part="button quiet" class="button quiet" type="button" @click=${cancel}>${words.shell.cancel}</button>
      </div>
    </fieldset>
  </form>`;
}

export function wayText(words: Words, relationships: Relationships): string {
  const [only] = relationships;
  return relationships.length > 1 || only === undefined ? words.people.both : words.values[only];
}

/** Most people who are added own a part. */
function wayOf(relationships: Relationships = ['BENEFICIAL_OWNER']): Way {
  if (relationships.length > 1) return 'both';
  return relationships.includes('CONTROL_PERSON') ? 'control' : 'owner';
}
