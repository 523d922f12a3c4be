import { loadPart } from '../api/load-part.js';
import { type WidgetElement, define } from '../elements/widget-element.js';
import { TroubleScreen } from './trouble.js';
import { WelcomeScreen } from './welcome.js';

type Load = () => CustomElementConstructor | Promise<CustomElementConstructor>;

/** What is seen first is here already, and so is what tells that nothing else can be fetched. The rest comes later. */
const screens = {
  welcome: () => WelcomeScreen,
  trouble: () => TroubleScreen,
  step: () => loadPart(() => import('./step.js')).then(({ StepScreen }) => StepScreen),
  people: () => loadPart(() => import('../people/people.js')).then(({ People }) => People),
  summary: () => loadPart(() => import('./summary/summary.js')).then(({ Summary }) => Summary),
  progress: () => loadPart(() => import('./progress.js')).then(({ StepList }) => StepList),
  phone: () => loadPart(() => import('./phone.js')).then(({ PhoneScreen }) => PhoneScreen),
  status: () => loadPart(() => import('./status.js')).then(({ StatusScreen }) => StatusScreen),
} satisfies Record<string, Load>;

type ScreenName = keyof typeof screens;

/** While somebody reads the welcome, what they will need next arrives. */
export function preloadSteps(): void {
  void load('step')?.catch(() => undefined);
  void load('progress')?.catch(() => undefined);
}

/** One place in the frame, where one screen follows the other. */
export class ScreenSlot {
  #shown: { readonly name: ScreenName; readonly element: HTMLElement } | undefined;

  constructor(private readonly onMissing: (again: () => Promise<void>) => void) {}

  /** The screen with what it shows. Another one is a new element, so that nothing of the last stays. */
  of(name: ScreenName, given: object): HTMLElement {
    if (this.#shown?.name !== name) {
      this.#shown = { name, element: document.createElement(`gatehouse-${name}`) };
      const loading = load(name);
      if (loading !== undefined) loading.catch(() => this.onMissing(async () => load(name)));
    }
    return Object.assign(this.#shown.element, given);
  }

  /** The heading of what is shown now, once it is drawn. */
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
