import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Stage } from './stage.js';

export interface Sending {
  readonly url: string;
  readonly key: string;
  /** Of generated files: each is sent itself, or an honest one like it. */
  readonly seeds: readonly number[];
  readonly kind: 'hostile' | 'honest';
  readonly perSecond: number;
  readonly lanes: number;
  readonly milliseconds: number;
}

export interface Sent {
  /** How often each status was answered; 0 where the connection broke. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** A process of its own that uploads files: one that measures how long others wait would wait for itself. */
export class UploadSender {
  private constructor(private readonly child: ChildProcess) {}

  static async start(stage: Stage): Promise<UploadSender> {
    const child = fork(join(import.meta.dirname, 'upload-sender.mjs'));
    stage.onClose(async () => void child.kill('SIGKILL'));
    await once(child, 'message');
    return new UploadSender(child);
  }

  /** Makes the files beforehand, which is no sending. */
  async prepare(sending: Pick<Sending, 'seeds' | 'kind'>): Promise<void> {
    await this.ask({ ...sending, milliseconds: 0 });
  }

  send(sending: Sending): Promise<Sent> {
    return this.ask(sending);
  }

  private async ask(work: object): Promise<Sent> {
    this.child.send(work);
    const [sent] = (await once(this.child, 'message')) as [Sent];
    return sent;
  }
}
