import type { Flow } from '../flow/flow.js';
import { placeKey, stepNameOf } from '../flow/place-names.js';
import { preloadSteps } from '../screens/screen-slot.js';
import {
  GatehouseErrorEvent,
  GatehouseReadyEvent,
  GatehouseStatusEvent,
  GatehouseStepEvent,
} from '../elements/page-events.js';

/** Dispatches events to the page, none of them twice. */
export class PageNotifier {
  #status: string | undefined;
  #step: string | undefined;

  constructor(private readonly page: EventTarget) {}

  unsupported(): void {
    if (this.#step !== undefined) return;
    this.#step = 'unsupported';
    this.page.dispatchEvent(new GatehouseErrorEvent('unsupported'));
  }

  tell(flow: Flow): void {
    const status = flow.review.status.type;
    if (this.#status === undefined) {
      this.page.dispatchEvent(new GatehouseReadyEvent(status));
      preloadSteps(flow.steps);
    } else if (this.#status !== status) this.page.dispatchEvent(new GatehouseStatusEvent(status));
    if (this.#step !== placeKey(flow)) this.page.dispatchEvent(new GatehouseStepEvent(stepNameOf(flow)));
    this.#status = status;
    this.#step = placeKey(flow);
  }
}
