import { type TemplateResult, html, nothing } from 'lit';
import type { Person } from '../api/wire.js';
import { momentIn, phrase } from '../languages/phrases.js';
import type { Screen } from '../screen-parts/screen.js';

/** Of a person on the list, what asking them takes. */
export interface AskablePerson {
  readonly naming: Screen;
  /** As the server knows them; none until then. */
  readonly person: Person | undefined;
  /** Something is still asked of them, and the server lists them. */
  readonly isAsked: boolean;
  readonly opened: OpenedCard | undefined;
  readonly open: (at: OpenedCard | undefined) => void;
  readonly ask: (email: string) => void;
  readonly answerHere: () => void;
}

export type OpenedCard = 'change' | 'remove' | 'ask';

type InvitationState = 'asked' | 'waiting' | 'opened' | 'finished' | 'expired';

/** What became of asking this person; none where nobody did, or it was taken back. */
export function invitationState({ invitation, invitationRequest }: Person): InvitationState | undefined {
  if (invitationRequest !== undefined) return 'asked';
  return invitation === undefined || invitation.status === 'revoked' ? undefined : invitation.status;
}

/** Others may change it while it is looked at. */
export function isUnderWay(person: Person): boolean {
  return ['asked', 'waiting', 'opened'].includes(invitationState(person) ?? '');
}

/** That a person may answer on their own device, and how far that is. */
export function personInvitation(card: AskablePerson, name: string): TemplateResult | typeof nothing {
  const { naming, person, isAsked, opened, open, answerHere } = card;
  if (person === undefined) return nothing;
  const { invitations } = naming.context.words;
  const state = invitationState(person);
  const button = (text: string, press: () => void): TemplateResult =>
    html`<button part="button quiet" class="button quiet" type="button" ?disabled=${naming.busy} @click=${press}>
      ${text}
    </button>`;
  const again = state === undefined ? phrase(invitations.ask, { person: name }) : invitations.askAgain;
  return html`${state === undefined ? nothing : html`<p class="soft" role="status">${stateText(card, state, name)}</p>`}
    ${
      opened === 'ask'
        ? asking(card, name)
        : html`<div class="person-buttons">
            ${isAsked ? button(again, () => open('ask')) : nothing}
            ${state === undefined || state === 'finished' ? nothing : button(invitations.here, answerHere)}
          </div>`
    }`;
}

function stateText({ naming, person }: AskablePerson, state: InvitationState, name: string): string {
  const { words, locale } = naming.context;
  const { invitations } = words;
  if (state === 'waiting')
    return phrase(invitations.invited, { date: momentIn(locale, person?.invitation?.expiresAt ?? '') });
  return phrase(invitations[state], { person: name });
}

function asking({ naming, ask, open }: AskablePerson, name: string): TemplateResult {
  const { fields, invitations, shell } = naming.context.words;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const email = new FormData(event.target as HTMLFormElement).get('email') as string;
    ask(email.trim());
  };
  return html`<form class="ways" @submit=${submit}>
    <label class="label" for="invitation-email">${fields.email.label} <span class="soft">(${shell.optional})</span></label>
    <p class="soft" id="invitation-about">${invitations.emailAbout}</p>
    <input
      part="input"
      class="input"
      type="email"
      name="email"
      id="invitation-email"
      autocomplete="off"
      maxlength="254"
      aria-describedby="invitation-about"
    />
    <div class="actions">
      <button part="button primary" class="button primary" type="submit" ?disabled=${naming.busy}>
        ${phrase(invitations.ask, { person: name })}
      </button>
      <button part="button quiet" class="button quiet" type="button" @click=${() => open(undefined)}>${shell.cancel}</button>
    </div>
  </form>`;
}
