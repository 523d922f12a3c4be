import { define } from '../elements/widget-element.js';
import type { GatehouseEventMap } from '../elements/page-events.js';
import { refusal } from '../invited/refusal.js';
import { invitedWordsFor } from '../invited/invited-words.js';
import { directionOf } from '../languages/direction.js';
import { asTag } from '../languages/language-tags.js';
import { GatehouseOnboarding } from '../onboarding/onboarding.js';
import { applyTheme } from '../themed/apply-theme.js';
import { readMessage } from './host-message.js';
import { HostPage } from './host-page.js';
import { HostSessions, type SessionShown } from './host-sessions.js';

const longestMilliseconds = 30_000;

/** The widget's own events, and what each carries: told to the page around as they are. */
const events: Readonly<{ [Name in keyof GatehouseEventMap]: readonly string[] }> = {
  'gatehouse-ready': ['status'],
  'gatehouse-step': ['step'],
  'gatehouse-submitted': [],
  'gatehouse-status': ['status'],
  'gatehouse-error': ['code', 'errorInstanceId'],
  'gatehouse-exit': ['reason'],
};

/** The widget in a frame, for a page that loads no modules of ours. */
export async function showFramed(main: HTMLElement, allowed: readonly string[]): Promise<void> {
  const { tag, words, isMissing } = await invitedWordsFor(navigator.languages);
  speak(tag);
  if (isMissing) main.replaceChildren(...refusal(words, 'unreachable', () => location.reload()));
  else if (allowed.length === 0) main.replaceChildren(...refusal(words, 'expired'));
  // Opened by itself: there is no page around that could give a session.
  else if (parent === window) main.replaceChildren(...refusal(words, 'unknown'));
  else begin(main, new HostPage(allowed), tag);
}

function begin(main: HTMLElement, host: HostPage, tag: string): void {
  define('gatehouse-onboarding', GatehouseOnboarding);
  const widget = document.createElement('gatehouse-onboarding');
  const sessions = sessionsOf(host, widget);
  widget.lang = tag;
  widget.fetchSession = sessions.fetch;
  for (const [name, carried] of Object.entries(events))
    widget.addEventListener(name, (event) => host.tell(name, taken(event, carried)));
  host.listen((data) => hear(data, { host, widget, sessions }));
  tellHeight(main, host);
  host.tell('gatehouse:listening');
  main.replaceChildren(widget);
}

function sessionsOf(host: HostPage, widget: GatehouseOnboarding): HostSessions {
  const id = location.pathname.toLowerCase().split('/').at(-1) ?? '';
  const source = {
    get origin() {
      return host.origin;
    },
    ask: () => host.tell('gatehouse:session-needed'),
    refuse: (problem: string) => host.tell('gatehouse:refused', { refused: 'gatehouse:session', problem }),
    read: readSession,
  };
  return new HostSessions(id, source, ({ token }) => (widget.sessionToken = token));
}

interface Heard {
  readonly host: HostPage;
  readonly widget: GatehouseOnboarding;
  readonly sessions: HostSessions;
}

function hear(data: unknown, { host, widget, sessions }: Heard): void {
  const message = readMessage(data);
  if (message === undefined) return;
  if ('refused' in message) {
    host.tell('gatehouse:refused', message);
    if (message.refused === 'gatehouse:session') sessions.fail();
    return;
  }
  if (message.type === 'gatehouse:session') void sessions.take(message.session);
  else if (message.type === 'gatehouse:theme') applyTheme(message.theme, document.documentElement);
  else {
    widget.lang = message.lang;
    speak(message.lang);
  }
}

/** So that the page around can make the frame as tall as what is in it. */
function tellHeight(main: HTMLElement, host: HostPage): void {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(main.getBoundingClientRect().height);
    if (height !== told) host.tell('gatehouse:height', { height });
    told = height;
  }).observe(main);
}

async function readSession(token: string): Promise<SessionShown> {
  const answer = await fetch('/compliance/sessions/current', {
    headers: { Authorization: `Bearer ${token}` },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(longestMilliseconds),
  });
  if (!answer.ok) throw new Error(`It was answered ${answer.status}`);
  return (await answer.json()) as SessionShown;
}

function taken(event: object, names: readonly string[]): object {
  const given = event as Readonly<Record<string, unknown>>;
  const present = names.filter((name) => given[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, given[name]] as const));
}

/** As it is written in a page, which knows it by `-` alone. */
function speak(written: string): void {
  const [tag = 'en'] = asTag(written);
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(tag);
}
