import { property } from 'lit/decorators.js';
import type { Flow } from '../../flow/flow.js';
import type { Journey } from '../../flow/journey.js';
import { WidgetElement } from '../../elements/widget-element.js';

/** What fills the element at one place of the journey. `flow` is there, and is a new one after every change. */
export abstract class Screen extends WidgetElement {
  @property({ attribute: false }) journey!: Journey;
  @property({ attribute: false }) flow!: Flow;
  @property({ type: Boolean }) busy = false;
}
