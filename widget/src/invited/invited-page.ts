import { define } from '../elements/widget-element.js';
import { GatehouseInvited } from './gatehouse-invited.js';
import { Invitation, InvitationRefused } from './invitation.js';
import { directionOf } from '../languages/direction.js';
import type { InvitedWords } from '../languages/en/words.js';
import type { OwnInvitation } from './invited-gatehouse.js';
import { invitedWordsFor, widgetWords } from './invited-words.js';

/** The page of this service to which the address of an invitation leads. */
async function show(): Promise<void> {
  const main = document.querySelector('main');
  if (main === null) return;
  const { tag, words, isMissing } = await invitedWordsFor(navigator.languages);
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(tag);
  try {
    if (isMissing) throw new InvitationRefused('unreachable');
    main.replaceChildren(...(await invited(tag, words)));
  } catch (cause) {
    if (!(cause instanceof InvitationRefused)) throw cause;
    const { title, text } = words.refusals[cause.reason];
    document.title = title;
    main.replaceChildren(told('h1', title), told('p', text));
    if (cause.reason !== 'unreachable') return;
    const retry = told('button', words.retry);
    retry.addEventListener('click', () => void show());
    main.append(retry);
  }
}

/** For whom the answers are, and the widget. */
async function invited(tag: string, words: InvitedWords): Promise<HTMLElement[]> {
  const invitation = Invitation.here();
  let first = await invitation.open().then((session) => ({ ...session, isNew: true }));
  const { organizationName } = await read(first.token);
  define('gatehouse-invited', GatehouseInvited);
  const widget = document.createElement('gatehouse-invited') as GatehouseInvited;
  widget.lang = tag;
  widget.words = widgetWords(words, organizationName);
  widget.fetchSession = async () => {
    const given = first;
    first = { ...first, isNew: false };
    // Where it does not open any more, the person is told that the session ended, and on a reload why.
    return given.isNew ? given : invitation.open().catch(() => undefined);
  };
  document.title = organizationName;
  return [told('h1', organizationName), widget];
}

async function read(token: string): Promise<OwnInvitation> {
  const answer = await fetch('/compliance/invitations/current', {
    headers: { Authorization: `Bearer ${token}` },
    credentials: 'omit',
    cache: 'no-store',
  }).catch(() => undefined);
  if (answer?.ok !== true) throw new InvitationRefused('unreachable');
  return (await answer.json()) as OwnInvitation;
}

function told(name: 'h1' | 'p' | 'button', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

// After the whole file: the bundle orders its modules by what they weigh together.
queueMicrotask(() => void show());
