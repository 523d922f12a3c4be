import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * What the address of the page says to a phone. It is taken off at once: nobody should bookmark it or pass it on. A
 * code may also be looked at while this page is open already.
 */
export class PhoneFragment implements ReactiveController {
  value = '';

  constructor(private readonly host: ReactiveControllerHost & { readonly phone: boolean }) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.read);
    this.read();
  }

  hostUpdate(): void {
    this.read();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.read);
  }

  private readonly read = (): void => {
    const { hash, pathname, search } = location;
    if (!this.host.phone || !hash.startsWith('#gatehouse=')) return;
    history.replaceState(history.state, '', pathname + search);
    this.value = hash;
    this.host.requestUpdate();
  };
}
