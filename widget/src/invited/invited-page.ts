import { define } from '../elements/widget-element.js';
import { element, refusal } from './refusal.js';
import { directionOf } from '../languages/direction.js';
import type { InvitedWords } from '../languages/en/words.js';
import { applyTheme } from '../themed/apply-theme.js';
import { GatehouseInvited } from './gatehouse-invited.js';
import { Invitation, InvitationRefused } from './invitation.js';
import type { OwnInvitation } from './invited-gatehouse.js';
import { invitedWordsFor, widgetWords } from './invited-words.js';

/** The page of this service to which the address of an invitation leads. */
export async function showInvited(main: HTMLElement): Promise<void> {
  const { tag, words, isMissing } = await invitedWordsFor(navigator.languages);
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(tag);
  try {
    if (isMissing) throw new InvitationRefused('unreachable');
    main.replaceChildren(...(await invited(tag, words)));
  } catch (cause) {
    if (!(cause instanceof InvitationRefused)) throw cause;
    const again = cause.reason === 'unreachable' ? () => void showInvited(main) : undefined;
    main.replaceChildren(...refusal(words, cause.reason, again));
  }
}

/** For whom the answers are, and the widget. */
async function invited(tag: string, words: InvitedWords): Promise<HTMLElement[]> {
  const invitation = Invitation.here();
  let first = await invitation.open().then((session) => ({ ...session, isNew: true }));
  const { organizationName, theme = {} } = await read(first.token);
  applyTheme(theme, document.documentElement);
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
  const { name = organizationName } = theme;
  document.title = name;
  // Who may see the answers is a company, whatever it calls itself.
  const legalName = name === organizationName ? [] : [element('p', organizationName)];
  return [element('h1', name), ...legalName, widget];
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
