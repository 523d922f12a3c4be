import { loadPart } from '../api/load-part.js';
import { type WidgetElement, define } from '../elements/widget-element.js';
import { TroubleScreen } from './trouble.js';
import { WelcomeScreen } from './welcome.js';

type Load = () => CustomElementConstructor | Promise<CustomElementConstructor>;

/** The first screen and the error screen are bundled; the others are loaded on demand. */
const screens = {
  welcome: () => WelcomeScreen,
  trouble: () => TroubleScreen,
  terms: () => loadPart(() => import('./step.js')).then(({ TermsScreen }) => TermsScreen),
  step: () => loadPart(() => import('./step.js')).then(({ StepScreen }) => StepScreen),
  people: () => loadPart(() => import('../people/people.js')).then(({ People }) => People),
  summary: () => loadPart(() => import('./summary/summary.js')).then(({ Summary }) => Summary),
  progress: () => loadPart(() => import('./progress.js')).then(({ StepList }) => StepList),
  phone: () => loadPart(() => import('./phone.js')).then(({ PhoneScreen }) => PhoneScreen),
  status: () => loadPart(() => import('./status.js')).then(({ StatusScreen }) => StatusScreen),
} satisfies Record<string, Load>;

type ScreenName = keyof typeof screens;

/** Loads the next chunks while the person reads the welcome screen. */
export function preloadSteps(): void {
  void load('step')?.catch(() => undefined);
  void load('progress')?.catch(() => undefined);
}

/** A slot in the frame that shows one screen at a time. */
export class ScreenSlot {
  #shown: { readonly name: ScreenName; readonly element: HTMLElement } | undefined;

  constructor(private readonly onMissing: (again: () => Promise<void>) => void) {}

  /** The element of a screen, updated. Each screen gets a new element, so that no state is left over. */
  of(name: ScreenName, given: object): HTMLElement {
    if (this.#shown?.name !== name) {
      this.#shown = { name, element: document.createElement(`gatehouse-${name}`) };
      const loading = load(name);
      if (loading !== undefined) loading.catch(() => this.onMissing(async () => load(name)));
    }
    return Object.assign(this.#shown.element, given);
  }

  /** What is shown next is a new element, even of the same screen. */
  empty(): void {
    this.#shown = undefined;
  }

  /** The heading of the current screen, once it is rendered. */
  async title(): Promise<HTMLElement | null | undefined> {
    const element = this.#shown?.element;
    if (element === undefined) return undefined;
    await customElements.whenDefined(element.localName);
    await (element as WidgetElement).updateComplete;
    return element.querySelector('h2');
  }
}

function load(name: ScreenName): Promise<void> | undefined {
  const tag = `gatehouse-${name}`;
  if (customElements.get(tag) !== undefined) return undefined;
  const loaded = screens[name]();
  if (loaded instanceof Promise) return loaded.then((screen) => define(tag, screen));
  define(tag, loaded);
  return undefined;
}
