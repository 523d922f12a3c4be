import type { ReactiveController, ReactiveElement } from 'lit';

const pause = 3_000;

/** Reads again while something is under way, as long as it is shown to somebody. */
export class Again implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: ReactiveElement,
    private readonly isUnderWay: () => boolean,
    private readonly read: () => Promise<void>,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#timer === undefined && this.isUnderWay()) this.#timer = setTimeout(() => void this.#look(), pause);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What fails is tried again: what was read before is still on the page. */
  async #look(): Promise<void> {
    if (!document.hidden) await this.read().catch(() => undefined);
    this.#timer = undefined;
    if (this.host.isConnected) this.host.requestUpdate();
  }
}
