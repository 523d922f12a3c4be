/** One attempt, which is given up when its time is over or its caller says so. */
export class Attempt {
  readonly #given = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  constructor(
    private readonly caller: AbortSignal | undefined,
    private readonly milliseconds: number,
  ) {
    this.#stop = () => this.#given.abort(caller?.reason);
    caller?.addEventListener('abort', this.#stop);
    if (milliseconds === Infinity) return;
    this.#timer = setTimeout(() => this.#given.abort(new Error('timeout')), milliseconds);
  }

  get signal(): AbortSignal {
    return this.#given.signal;
  }

  get whatEnded(): string {
    return this.signal.aborted ? `no answer within ${this.milliseconds} ms` : 'the connection broke';
  }

  /** The time counts no longer; nor does the caller, unless there is still something to read. */
  end(isRead: boolean): void {
    clearTimeout(this.#timer);
    if (!isRead) this.caller?.removeEventListener('abort', this.#stop);
  }
}
