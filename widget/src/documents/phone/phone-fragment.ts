import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Reads the fragment of the page address on a phone and removes it at once, so that it is not bookmarked or shared.
 * It also changes when a code is scanned while this page is open.
 */
export class PhoneFragment implements ReactiveController {
  value = '';

  constructor(private readonly host: ReactiveControllerHost & { readonly phone: boolean }) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#read);
    this.#read();
  }

  hostUpdate(): void {
    this.#read();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#read);
  }

  readonly #read = (): void => {
    const { hash, pathname, search } = location;
    if (!this.host.phone || !hash.startsWith('#gatehouse=')) return;
    history.replaceState(history.state, '', pathname + search);
    this.value = hash;
    this.host.requestUpdate();
  };
}
