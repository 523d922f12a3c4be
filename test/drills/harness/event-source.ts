import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Postgres } from './postgres.js';
import type { Stage } from './stage.js';

/** A resource that events are about. */
export interface Subject {
  readonly organizationId: string;
  readonly resourceId: string;
}

export interface Work {
  readonly subjects: readonly Subject[];
  readonly count: number;
  readonly lanes: number;
  /** As fast as it goes, if not given. */
  readonly perSecond?: number;
  /** Whether each event is told, with when it was committed. */
  readonly isTold?: boolean;
}

export interface Recorded {
  readonly seconds: number;
  /** How many events each resource has by now. */
  readonly totals: Readonly<Record<string, number>>;
  readonly events: readonly { readonly resourceId: string; readonly number: number; readonly at: number }[];
}

/** A process of its own that records events, one work after the other. */
export class EventSource {
  private hear: (line: string) => void = () => undefined;
  private fail: (cause: Error) => void = () => undefined;
  private errors = '';

  private constructor(private readonly child: ChildProcessByStdio<Writable, Readable, Readable>) {
    createInterface({ input: child.stdout }).on('line', (line) => this.hear(line));
    child.stderr.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    child.once('exit', () => this.fail(new Error(`The source of events ended: ${this.errors}`)));
  }

  static async start(stage: Stage, postgres: Postgres): Promise<EventSource> {
    const env = {
      ...stage.secrets,
      PATH: process.env['PATH'],
      DATABASE_URL: postgres.url,
      DATA_DIR: await stage.dataDir(),
      ROLE: 'api',
      LOG_LEVEL: 'silent',
      DATABASE_WAIT_MILLISECONDS: '20000',
    };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'event-source.mjs')], {
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    stage.onClose(async () => void child.kill('SIGKILL'));
    const source = new EventSource(child);
    await source.nextLine();
    return source;
  }

  async record(work: Work): Promise<Recorded> {
    this.child.stdin.write(`${JSON.stringify(work)}\n`);
    return JSON.parse(await this.nextLine()) as Recorded;
  }

  private nextLine(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.hear = resolve;
      this.fail = reject;
    });
  }
}
