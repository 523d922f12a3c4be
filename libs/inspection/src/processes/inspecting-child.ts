import type { ChildProcess } from 'node:child_process';
import type { Confinement } from './confinement.js';
import { FrameChannel } from './frame-channel.js';
import type { Program } from './program.js';
import { type Confined, startConfined } from './start-confined.js';

/** A confined process that opens files, as long as it says what was agreed on. */
export class InspectingChild {
  readonly channel: FrameChannel;
  readonly pid: number;
  private isOver = false;

  private constructor(private readonly confined: Confined) {
    this.channel = new FrameChannel(confined.pipe);
    this.pid = confined.child.pid ?? 0;
    this.rest();
  }

  static start(confinement: Confinement, program: Program, flags: readonly string[]): InspectingChild {
    return new InspectingChild(startConfined(confinement, program, flags));
  }

  get isRunning(): boolean {
    const { exitCode, signalCode } = this.process;
    return !this.isOver && exitCode === null && signalCode === null;
  }

  get process(): ChildProcess {
    return this.confined.child;
  }

  /** Until it has said so. An idle one does not keep the service alive. */
  async isReady(): Promise<void> {
    const failure = new Error('The process that opens documents does not start');
    await new Promise<void>((resolve, reject) => {
      this.process.once('error', reject).once('exit', () => reject(failure));
      this.channel.expect({ messages: 1, mostBytes: 0, take: () => resolve(), refuse: () => this.end() });
    });
    this.rest();
    this.confined.unref();
  }

  /** Without a task, it has nothing to say. */
  rest(): void {
    this.channel.expect({ messages: 0, mostBytes: 0, take: () => undefined, refuse: () => this.end() });
  }

  /** With all that it has started. */
  end(): void {
    this.isOver = true;
    const { pid } = this.process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}
