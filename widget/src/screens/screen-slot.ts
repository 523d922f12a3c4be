import { loadPart } from '../api/load-part.js';
import type { Step } from '../flow/steps.js';
import { type WidgetElement, define } from '../elements/widget-element.js';
import type * as laterScreens from './later-screens.js';
import { TroubleScreen } from './trouble.js';
import { WelcomeScreen } from './welcome.js';

type Load = () => CustomElementConstructor | Promise<CustomElementConstructor>;

const loadLater = (): Promise<typeof laterScreens> => loadPart(() => import('./later-screens.js'));
const later = (name: Exclude<keyof typeof laterScreens, 'fetchAhead'>) => () =>
  loadLater().then((screens) => screens[name]);

/** The first screen and the error screen are bundled; the others come together, while the first one is read. */
const screens = {
  welcome: () => WelcomeScreen,
  trouble: () => TroubleScreen,
  terms: later('TermsScreen'),
  step: later('StepScreen'),
  people: later('People'),
  summary: later('Summary'),
  progress: later('StepList'),
  phone: later('PhoneScreen'),
  status: later('StatusScreen'),
} satisfies Record<string, Load>;

type ScreenName = keyof typeof screens;

/** Loads the next screens, and what they ask with, while the person reads the first one. */
export function preloadSteps(steps: readonly Step[]): void {
  loadLater().then(
    ({ fetchAhead }) => fetchAhead(steps),
    () => undefined,
  );
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
