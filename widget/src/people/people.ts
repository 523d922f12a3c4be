import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { newId } from '../api/new-id.js';
import { ServerRefusal } from '../api/trouble.js';
import type { Person } from '../api/wire.js';
import { isToDo, stepAt } from '../flow/flow.js';
import type { Step } from '../flow/steps.js';
import { phrase } from '../languages/phrases.js';
import { backButton } from '../screen-parts/back.js';
import { toldOf } from '../screen-parts/findings.js';
import { remarks } from '../screen-parts/remarks.js';
import { Screen } from '../screen-parts/screen.js';
import {
  type PeopleListDraft,
  type Relationships,
  isMoreAsked,
  peopleListOf,
  peopleListProblem,
} from './people-list.js';
import { peopleStyles } from './people.styles.js';
import { type PersonCard, personName, personCard } from './person-card.js';
import type { OpenedCard } from './person-invitation.js';
import { InvitationWatch, statesOf } from './invitation-watch.js';
import { peopleListPayload, applyListChanges } from './apply-list-changes.js';
import { refusalText } from './refusal-text.js';
import { relationshipForm } from './relationship-form.js';

/** The open panel: below a person, or at the end for a new one. */
type Opened = { readonly at: 'add' } | { readonly at: OpenedCard; readonly id: string };

/** The people behind a company: added, changed and removed here, then sent as one list. */
export class People extends Screen {
  static override readonly sheet = peopleStyles;

  @state() private persons: readonly Person[] | undefined;
  @state() private opened: Opened | undefined;
  @state() private refused: string | undefined;
  /** Someone tried to send a list with a problem. */
  @state() private wasTried = false;
  readonly #watch = new InvitationWatch({ look: () => this.#look(), ended: () => this.#attempt(() => this.#look()) });

  override connectedCallback(): void {
    super.connectedCallback();
    queueMicrotask(() => void this.journey.attempt(() => this.#look()).then(() => this.#explain()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.stop();
  }

  override render(): TemplateResult | typeof nothing {
    const step = stepAt(this.flow);
    const { words } = this.context;
    if (step === undefined) return nothing;
    const { title, about } = words.steps.businessAssociatedPersons;
    return html`<section>
      ${backButton(this)}
      <h2 part="title" tabindex="-1">${title}</h2>
      <p part="lead" class="lead">${about}</p>
      ${remarks(this, step, toldOf(step.failures))} ${this.persons === undefined ? this.#problem() : this.#people(step, this.persons)}
    </section>`;
  }

  #people(step: Step, persons: readonly Person[]): TemplateResult {
    const { words } = this.context;
    const listing = this.listing;
    // Only one primary button at a time.
    const isAdding = this.opened?.at === 'add';
    const isEmpty = listing.ids.length === 0;
    const primary = isAdding || isEmpty ? '' : 'primary';
    const others = persons.filter(
      ({ associatedPersonId: id }) => !listing.ids.includes(id) && !listing.removed.includes(id),
    );
    return html`${
      isEmpty
        ? isAdding
          ? nothing
          : html`<p part="empty" class="people empty">${words.people.empty}</p>`
        : html`<ul part="people" class="people">
            ${listing.ids.map((id, index) => personCard(this.#cardOf(id, index)))}
          </ul>`
    }
    ${this.#adding()} ${others.length === 0 ? nothing : this.#others(others)} ${this.#problem()}
    <div part="actions" class="actions">
      <button
        part="button ${primary}"
        class="button ${primary}"
        type="button"
        ?disabled=${this.busy}
        @click=${() => this.#finish(step)}
      >
        ${this.busy ? words.shell.saving : words.people.everyone}
      </button>
    </div>
    ${
      isMoreAsked(listing, this.flow.steps) ? html`<p class="soft people-note">${words.people.addDetails}</p>` : nothing
    }`;
  }

  #cardOf(id: string, index: number): PersonCard {
    const { opened } = this;
    return {
      naming: this,
      person: this.persons?.find(({ associatedPersonId }) => associatedPersonId === id),
      isAsked: this.flow.steps.some((step) => step.personId === id && isToDo(step)),
      id,
      index,
      relationships: this.listing.relationships[id] ?? [],
      opened: opened !== undefined && opened.at !== 'add' && opened.id === id ? opened.at : undefined,
      open: (at) => this.#open(at === undefined ? undefined : { at, id }),
      change: (relationships) =>
        this.#choose({ relationships: { ...this.listing.relationships, [id]: relationships } }),
      remove: () => this.#takeOff(id),
      ask: (email) => this.#invite(id, 'POST', email === '' ? {} : { email }),
      answerHere: () => this.#invite(id, 'DELETE'),
    };
  }

  #adding(): TemplateResult {
    const { words } = this.context;
    if (this.opened?.at === 'add') {
      return html`<div class="person">
        <p class="person-name">${words.people.newPerson}</p>
        ${relationshipForm({
          words,
          chosen: undefined,
          busy: this.busy,
          choose: (relationships) => this.#add(relationships),
          cancel: () => this.#open(undefined),
        })}
      </div>`;
    }
    const primary = this.listing.ids.length === 0 ? 'primary' : '';
    return html`<button part="button ${primary}" class="button ${primary}" type="button" id="add-person" ?disabled=${this.busy} @click=${() => this.#open({ at: 'add' })}>
      ${words.people.add}
    </button>`;
  }

  /** People of other reviews, or removed from this list: they can be listed again. */
  #others(others: readonly Person[]): TemplateResult {
    const { words } = this.context;
    const base = this.listing.ids.length;
    return html`<div part="group" class="group">
      <h3>${words.people.othersTitle}</h3>
      <ul class="people">
        ${others.map(({ associatedPersonId: id }, index) => {
          const name = personName(this, id, base + index);
          return html`<li part="person" class="person person-head">
            <span class="person-name">${name}</span>
            <button part="button quiet" class="button quiet" type="button" @click=${() => this.#choose({ ids: [...this.listing.ids, id] })}>
              ${phrase(words.people.listAgain, { person: name })}
            </button>
          </li>`;
        })}
      </ul>
    </div>`;
  }

  #problem(): TemplateResult {
    const found = peopleListProblem(this.listing);
    const isShown = found !== undefined && (this.wasTried || found === 'oneControl' || found === 'tooManyOwners');
    const text = isShown ? this.context.words.people[found] : this.refused;
    return html`<div role="alert">
      ${text === undefined ? nothing : html`<p part="note" class="note danger problem-note" id="listing-problem" tabindex="-1">${text}</p>`}
    </div>`;
  }

  private get listing(): PeopleListDraft {
    const draft = this.journey.drafts.of('businessAssociatedPersons') as PeopleListDraft | undefined;
    return peopleListOf(this.persons ?? [], this.flow.review.associatedPersons ?? [], draft);
  }

  /** Stored as a draft until it is sent. */
  #choose(change: Partial<PeopleListDraft>): void {
    this.journey.drafts.keep('businessAssociatedPersons', { ...this.listing, ...change });
    this.refused = undefined;
    this.#open(undefined);
  }

  #open(opened: Opened | undefined): void {
    this.opened = opened;
    this.wasTried = false;
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(opened === undefined ? '#add-person' : '.ways input, .confirm .button')?.focus(),
    );
  }

  async #look(): Promise<void> {
    const before = this.persons;
    const persons = (await this.journey.gatehouse.persons()).toReversed();
    if (!this.isConnected) return;
    this.persons = persons;
    this.#watch.for(persons);
    // What they have given meanwhile shows in the steps about them.
    if (before !== undefined && statesOf(before) !== statesOf(persons)) await this.journey.refresh();
  }

  #invite(id: string, method: 'POST' | 'DELETE', body?: object): void {
    this.#attempt(async () => {
      await this.journey.gatehouse.changePerson(`${id}/invitation-request`, method, body);
      await this.#look();
      this.#open(undefined);
    });
  }

  /** Creates the person on the server at once; the list follows when it is sent. */
  #add(relationships: Relationships): void {
    const key = newId();
    const { ids } = this.listing;
    this.#attempt(async () => {
      const { associatedPersonId } = await this.journey.gatehouse.addPerson(relationships, key);
      await this.#look();
      this.#choose({ ids: [...ids.filter((id) => id !== associatedPersonId), associatedPersonId] });
    });
  }

  #takeOff(id: string): void {
    const { ids, removed } = this.listing;
    this.#choose({ ids: ids.filter((one) => one !== id), removed: [...removed, id] });
  }

  #finish(step: Step): void {
    const { listing, journey } = this;
    this.wasTried = peopleListProblem(listing) !== undefined;
    if (this.wasTried) {
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('#listing-problem')?.focus());
      return;
    }
    this.refused = undefined;
    void journey
      .send(step, peopleListPayload(listing.ids), applyListChanges(journey.gatehouse, listing))
      .then(() => this.#explain());
  }

  #attempt(work: () => Promise<void>): void {
    if (this.busy) return;
    this.refused = undefined;
    void this.journey.attempt(work).then(() => this.#explain());
  }

  /** Shows the refusal, and reloads the people, who may have changed. */
  #explain(): void {
    const { refusal, stop } = this.journey;
    if (stop !== undefined || !(refusal instanceof ServerRefusal)) return;
    this.refused = refusalText(this.context.words, refusal);
    void this.#look().catch(() => undefined);
  }
}
