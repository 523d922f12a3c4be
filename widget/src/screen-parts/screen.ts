import { property } from 'lit/decorators.js';
import type { Flow } from '../flow/flow.js';
import type { Journey } from '../flow/journey.js';
import { WidgetElement } from '../elements/widget-element.js';

/** Base of all screens. `flow` is replaced by a new object after every change. */
export abstract class Screen extends WidgetElement {
  @property({ attribute: false }) journey!: Journey;
  @property({ attribute: false }) flow!: Flow;
  @property({ type: Boolean }) busy = false;
}
