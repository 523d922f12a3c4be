import { type AttestationType, attestationTypes } from '#contracts';
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../../widget/src/languages/en/words.js';
import { pictureBytes } from '../support/documents/documents.js';
import { heardOn } from '../support/browser/partner-site.js';
import type { Answer } from './answers.js';
import { type Hands, Mouse } from './hands.js';

/** Somebody who goes through the widget on a partner's page, in one language, with a mouse or without. */
export class Visitor {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly hands: Hands = new Mouse(page),
  ) {}

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true, level: 2 });
  }

  async start(): Promise<void> {
    await this.hands.press(this.button(this.words.welcome.start));
  }

  /** The step that the page hears of next, after so many. */
  async stepAfter(count: number): Promise<string> {
    await this.page.waitForFunction(heardSteps, count);
    return String((await this.steps())[count]);
  }

  /** All that the page has heard of, in order. */
  async steps(): Promise<readonly string[]> {
    const heard = await heardOn(this.page);
    return heard.filter(({ type }) => type === 'gatehouse-step').map(({ detail }) => String(detail['step']));
  }

  /** Answers whatever is asked, until this step or something else than a step is shown; resolves to what that is. */
  async answerAll(
    answersTo: (step: AttestationType, time: number) => readonly Answer[],
    { until, owners = 4 }: { readonly until?: AttestationType; readonly owners?: number } = {},
  ): Promise<string> {
    const times = new Map<string, number>();
    for (;;) {
      const { length } = await this.steps();
      const step = String((await this.steps()).at(-1));
      if (!isAttestation(step) || step === until) return step;
      const time = times.get(step) ?? 0;
      times.set(step, time + 1);
      await this.shown(step);
      if (step === 'businessAssociatedPersons') await this.list(owners);
      else {
        for (const answer of answersTo(step, time)) await this.give(answer);
        await this.goOn();
      }
      await this.stepAfter(length);
    }
  }

  /** The title of a step, about any person. */
  async shown(step: AttestationType): Promise<void> {
    const { title } = this.words.steps[step];
    await this.page.getByRole('heading', { level: 2 }).filter({ hasText: title }).waitFor();
  }

  /** From the summary, warnings and all. */
  async submit(): Promise<void> {
    const { summary } = this.words;
    await this.page.getByText(summary.checking).waitFor({ state: 'hidden' });
    const acknowledgement = this.page.getByRole('checkbox', { name: summary.acknowledge });
    if (await acknowledgement.isVisible()) await this.hands.tick(acknowledgement);
    await this.hands.press(this.button(summary.submit));
  }

  /** To the tab, where the widget then looks at once for what others did; otherwise it looks when it is time. */
  async comesBack(): Promise<void> {
    await this.page.evaluate(tabIsSeen);
  }

  async goOn(): Promise<void> {
    await this.hands.press(this.button(this.words.shell.continue));
  }

  async give(answer: Answer): Promise<void> {
    const box = this.page.locator(`#field-${answer.path.replaceAll('.', '-')}`);
    switch (answer.does) {
      case 'type':
        return this.hands.type(box, answer.value);
      case 'choose':
        return this.hands.choose(box, answer.value);
      case 'ticks':
        return this.hands.tick(box);
      case 'dates':
        return this.date(box, answer.value);
      case 'picks':
        return this.hands.pick(
          this.page.locator(`input[name="field-${answer.path.replaceAll('.', '-')}"]`),
          answer.index,
        );
      case 'adds':
        return this.add(box, answer.picture);
    }
  }

  /** Until it has arrived. */
  async add(chooser: Locator, picture = pictureBytes): Promise<void> {
    const buffer = await picture();
    const type = buffer[0] === 0xff ? 'jpeg' : 'png';
    await this.hands.attach(chooser, { name: `page.${type}`, mimeType: `image/${type}`, buffer });
    await this.page.getByText(this.words.documents.added, { exact: true }).last().waitFor();
  }

  private async date(first: Locator, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-');
    const boxes = first.locator('xpath=ancestor::fieldset[1]');
    for (const [part, text] of [
      ['day', date],
      ['month', month],
      ['year', year],
    ] as const)
      await this.hands.type(boxes.locator(`.${part} input`), text);
  }

  /** That many owners, and one person who runs the company. */
  private async list(owners: number): Promise<void> {
    const { people } = this.words;
    for (let index = 0; index <= owners; index += 1) {
      await this.hands.press(this.button(people.add));
      await this.hands.pick(this.page.locator('input[name="way"]'), index < owners ? 0 : 1);
      await this.hands.press(this.button(people.add));
      await this.page.getByText(people.newPerson).waitFor({ state: 'detached' });
    }
    await this.hands.press(this.button(people.everyone));
  }
}

function isAttestation(step: string): step is AttestationType {
  return (attestationTypes as readonly string[]).includes(step);
}

/** In the page. */
function tabIsSeen(): void {
  const { document } = globalThis as unknown as { document: EventTarget };
  document.dispatchEvent(new Event('visibilitychange'));
}

function heardSteps(count: number): boolean {
  const { heard } = globalThis as unknown as { heard: readonly { readonly type: string }[] };
  return heard.filter(({ type }) => type === 'gatehouse-step').length > count;
}
