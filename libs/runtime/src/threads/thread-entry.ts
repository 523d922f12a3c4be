// Where a thread of `ThreadOnDemand` begins. It imports nothing that would take memory there.
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

export interface ThreadStart {
  /** The address of a file that exports `answer`, for questions, or `serve`, for longer talks. */
  readonly module: string;
  readonly data: unknown;
}

export type ThreadAnswer = { readonly answer: unknown } | { readonly failed: string };

interface ThreadModule {
  readonly answer?: (question: unknown, data: unknown) => unknown;
  readonly serve?: (port: MessagePort, data: unknown) => void;
}

const behindOthers = 10;
const { module, data } = workerData as ThreadStart;

stepBack();
const loaded = import(module) as Promise<ThreadModule>;
parentPort?.on('message', (port: MessagePort) => void begin(port));

async function begin(port: MessagePort): Promise<void> {
  const { answer, serve } = await loaded;
  serve?.(port, data);
  if (answer !== undefined)
    port.once('message', (question) => port.postMessage(answered(() => answer(question, data))));
}

function answered(answer: () => unknown): ThreadAnswer {
  try {
    return { answer: answer() };
  } catch (cause) {
    return { failed: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

/** Where a priority is that of a thread: elsewhere it would be that of the service. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(behindOthers);
  } catch {
    // A sandbox that forbids it has its work done all the same.
  }
}
