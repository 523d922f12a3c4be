import { type TemplateResult, html, nothing } from 'lit';
import { isToDo } from '../flow/flow.js';
import { phrase } from '../languages/phrases.js';
import type { Screen } from '../screen-parts/screen.js';
import { wordAbout } from '../screen-parts/step-titles.js';
import type { Relationships } from './people-list.js';
import { type AskablePerson, personInvitation } from './person-invitation.js';
import { relationshipText, relationshipForm } from './relationship-form.js';

/** A person on the list, and the actions for them. */
export interface PersonCard extends AskablePerson {
  readonly id: string;
  readonly index: number;
  readonly relationships: Relationships;
  readonly change: (relationships: Relationships) => void;
  readonly remove: () => void;
}

/** Numbered by their position on the screen, since the server may not list them yet. */
export function personName({ context, journey }: Screen, id: string, index: number): string {
  return journey.names.of(id) ?? phrase(context.words.people.personNumber, { number: index + 1 });
}

export function personCard(card: PersonCard): TemplateResult {
  const { naming, id, index, relationships, opened, open } = card;
  const { words } = naming.context;
  const name = personName(naming, id, index);
  return html`<li part="person" class="person">
    <div class="person-head">
      <div>
        <p class="person-name">${name}</p>
        <p class="soft">${relationshipText(words, relationships)}${progressOf(card)}</p>
      </div>
      <div class="person-buttons">
        <button
          part="button quiet"
          class="button quiet"
          type="button"
          aria-expanded=${opened === 'change'}
          ?disabled=${naming.busy}
          @click=${() => open(opened === 'change' ? undefined : 'change')}
        >
          ${wordAbout(words.shell.change, name)}
        </button>
        <button
          part="button quiet"
          class="button quiet danger-text"
          type="button"
          aria-expanded=${opened === 'remove'}
          ?disabled=${naming.busy}
          @click=${() => open(opened === 'remove' ? undefined : 'remove')}
        >
          ${wordAbout(words.shell.remove, name)}
        </button>
      </div>
    </div>
    ${personInvitation(card, name)} ${opened === 'change' ? changing(card) : opened === 'remove' ? removing(card, name) : nothing}
  </li>`;
}

function changing({ naming, relationships, change, open }: PersonCard): TemplateResult {
  return relationshipForm({
    words: naming.context.words,
    chosen: relationships,
    busy: naming.busy,
    choose: change,
    cancel: () => open(undefined),
  });
}

function removing({ naming, remove, open }: PersonCard, name: string): TemplateResult {
  const { words } = naming.context;
  return html`<div part="note" class="note danger confirm" role="group" aria-label=${phrase(words.people.removeTitle, { person: name })}>
    <p class="person-name">${phrase(words.people.removeTitle, { person: name })}</p>
    <p>${words.people.removeText}</p>
    <div class="actions">
      <button part="button" class="button" type="button" @click=${remove}>${words.shell.remove}</button>
      <button part="button quiet" class="button quiet" type="button" @click=${() => open(undefined)}>${words.shell.cancel}</button>
    </div>
  </div>`;
}

/** How many steps about this person are done; empty until the server lists them. */
function progressOf({ naming, id }: PersonCard): string {
  const steps = naming.flow.steps.filter(({ personId }) => personId === id);
  if (steps.length === 0) return '';
  const done = steps.filter((step) => !isToDo(step)).length;
  return ` · ${phrase(naming.context.words.people.progress, { done, count: steps.length })}`;
}
