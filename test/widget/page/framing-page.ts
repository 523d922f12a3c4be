/** The script of a page that has the widget in frames: it notes what it hears of each, and can say anything to them. */
interface Heard {
  readonly frame: number;
  readonly type?: unknown;
}

const heard: Heard[] = [];
const { gatehouse = '', sessions = '' } = document.querySelector('main')?.dataset ?? {};

const frames = sessions.split(' ').map((id) => {
  const frame = document.createElement('iframe');
  frame.title = 'Onboarding';
  frame.allow = 'camera';
  frame.width = '800';
  frame.height = '600';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  frame.src = `${gatehouse}/onboard/frame/${id}`;
  return frame;
});

function say(frame: number, data: unknown): void {
  frames[frame]?.contentWindow?.postMessage(data, gatehouse);
}

async function answerSession(frame: number): Promise<void> {
  const answer = await fetch(`/session/${frame}`, { method: 'POST' });
  say(frame, { type: 'gatehouse:session', version: 1, ...((await answer.json()) as object) });
}

addEventListener('message', ({ source, origin, data }: MessageEvent<{ readonly type?: unknown }>) => {
  const frame = frames.findIndex(({ contentWindow }) => contentWindow === source);
  if (frame < 0 || origin !== gatehouse) return;
  heard.push({ frame, ...data });
  if (data.type === 'gatehouse:session-needed') void answerSession(frame);
});
document.querySelector('main')?.append(...frames);
Object.assign(globalThis, { heard, say });
