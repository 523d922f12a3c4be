/**
 * The script of a partner's page, as the guide tells partners to write it. It runs in the browser, is served as a file
 * of its own, and notes what the page hears of the widget.
 */
interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface Widget extends HTMLElement {
  fetchSession?: () => Promise<{ token: string; expiresAt?: string }>;
}

const heard: Heard[] = [];
Object.assign(globalThis, { heard });

const events = ['ready', 'step', 'submitted', 'status', 'error', 'exit'];
for (const name of events) document.addEventListener(`gatehouse-${name}`, (event) => heard.push(told(event)));

for (const widget of document.querySelectorAll<Widget>('gatehouse-onboarding')) {
  const { sessionUrl } = document.body.dataset;
  if (sessionUrl === undefined) continue;
  widget.fetchSession = async () => {
    const answer = await fetch(sessionUrl, { method: 'POST' });
    return (await answer.json()) as { token: string; expiresAt: string };
  };
}

/** What the event carries beside what every event has. */
function told(event: Event): Heard {
  const names = [...ownNames(event), ...ownNames(Object.getPrototypeOf(event) as object)];
  return {
    type: event.type,
    detail: Object.fromEntries(names.map((name) => [name, (event as unknown as Record<string, unknown>)[name]])),
  };
}

function ownNames(thing: object): string[] {
  if (thing === Event.prototype || thing === CustomEvent.prototype) return [];
  return Object.getOwnPropertyNames(thing).filter((name) => !['isTrusted', 'constructor'].includes(name));
}
