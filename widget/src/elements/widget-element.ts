import { type CSSResult, LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { Trouble } from '../api/trouble.js';
import type { Context } from './context.js';

/**
 * A part of the widget. All of them draw into the one shadow root of the element, so that labels, descriptions and
 * errors reach each other, a partner can style every part, and an error summary can lead to any field.
 */
export abstract class WidgetElement extends LitElement {
  static readonly sheet: CSSResult | undefined = undefined;

  @property({ attribute: false }) context!: Context;

  override connectedCallback(): void {
    super.connectedCallback();
    const { sheet } = this.constructor as typeof WidgetElement;
    const root = this.getRootNode();
    if (sheet?.styleSheet === undefined || !(root instanceof ShadowRoot)) return;
    if (!root.adoptedStyleSheets.includes(sheet.styleSheet)) root.adoptedStyleSheets.push(sheet.styleSheet);
  }

  /** A part that cannot be drawn is told to the person, instead of leaving buttons that do nothing. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (cause) {
      (this.context as Context | undefined)?.broke(cause);
    }
  }

  /** For what a button sets off. A chunk that could not be loaded is told by what wanted it. */
  protected async guard(work: () => Promise<void>): Promise<void> {
    await work().catch((cause: unknown) => {
      if (!(cause instanceof Trouble)) this.context.broke(cause);
    });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Waits for the context: an element may be upgraded after its properties were set. */
  protected override shouldUpdate(_: PropertyValues): boolean {
    return (this.context as Context | undefined) !== undefined;
  }
}

/** A second copy of the bundle on the page uses the elements that the first one defined. */
export function define(name: string, piece: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, piece);
}
