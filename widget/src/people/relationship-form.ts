import { type TemplateResult, html } from 'lit';
import type { Words } from '../languages/en/words.js';
import type { Relationships } from './people-list.js';

const relationshipChoices = {
  owner: ['BENEFICIAL_OWNER'],
  control: ['CONTROL_PERSON'],
  both: ['BENEFICIAL_OWNER', 'CONTROL_PERSON'],
} as const satisfies Record<string, Relationships>;
type RelationshipChoice = keyof typeof relationshipChoices;

/** The form for a person's relationship to the company. */
export function relationshipForm(form: {
  readonly words: Words;
  readonly chosen: Relationships | undefined;
  readonly busy: boolean;
  readonly choose: (relationships: Relationships) => void;
  readonly cancel: () => void;
}): TemplateResult {
  const { words, chosen, busy, choose, cancel } = form;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const way = new FormData(event.target as HTMLFormElement).get('way');
    choose(relationshipChoices[way as RelationshipChoice]);
  };
  return html`<form @submit=${submit}>
    <fieldset part="ways" class="ways">
      <legend>${words.people.howRelated}</legend>
      <div class="choices">
        ${(Object.keys(relationshipChoices) as RelationshipChoice[]).map(
          (way) => html`<label part="choice" class="choice">
            <input type="radio" name="way" value=${way} required .checked=${way === choiceOf(chosen)} />
            <span>${relationshipText(words, relationshipChoices[way])}</span>
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

export function relationshipText(words: Words, relationships: Relationships): string {
  const [only] = relationships;
  return relationships.length > 1 || only === undefined ? words.people.both : words.values[only];
}

/** Preselects the most common choice. */
function choiceOf(relationships: Relationships = ['BENEFICIAL_OWNER']): RelationshipChoice {
  if (relationships.length > 1) return 'both';
  return relationships.includes('CONTROL_PERSON') ? 'control' : 'owner';
}
