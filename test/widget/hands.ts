import type { Locator, Page } from 'playwright-core';

export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How a person works a page. */
export interface Hands {
  press(button: Locator): Promise<void>;
  type(box: Locator, text: string): Promise<void>;
  /** By the value of the option. */
  choose(list: Locator, value: string): Promise<void>;
  /** One of a group of radio buttons, by index. */
  pick(group: Locator, index: number): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** The button opens the browser's own window for files. */
  attach(button: Locator, file: PickedFile): Promise<void>;
}

/** The page or the shadow in which an element stands; tests beside those of the widget are compiled without the types of a browser. */
interface Root {
  readonly activeElement: unknown;
}

export class Mouse implements Hands {
  constructor(private readonly page: Page) {}

  async press(button: Locator): Promise<void> {
    await button.click();
  }

  async type(box: Locator, text: string): Promise<void> {
    await box.fill(text);
  }

  async choose(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
  }

  async pick(group: Locator, index: number): Promise<void> {
    await group.nth(index).check();
  }

  async tick(box: Locator): Promise<void> {
    await box.check();
  }

  async attach(button: Locator, file: PickedFile): Promise<void> {
    const label = button.locator('xpath=ancestor::label');
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), label.click()]);
    await chooser.setFiles(file);
  }
}

/** Counts what a mouse and a keyboard have to do. What is there already takes nothing. */
export class Counting extends Mouse {
  taps = 0;
  keys = 0;
  /** What was typed or chosen, about whom. */
  readonly given: string[] = [];
  about = '';

  override async press(button: Locator): Promise<void> {
    this.taps += 1;
    await super.press(button);
  }

  override async type(box: Locator, text: string): Promise<void> {
    this.taps += 1;
    this.keys += text.length;
    this.given.push(`${this.about}: ${text}`);
    await super.type(box, text);
  }

  /** The list, and the option. */
  override async choose(list: Locator, value: string): Promise<void> {
    if ((await list.inputValue()) === value) return;
    this.taps += 2;
    this.given.push(`${this.about}: ${value}`);
    await super.choose(list, value);
  }

  override async pick(group: Locator, index: number): Promise<void> {
    this.taps += 1;
    await super.pick(group, index);
  }

  override async tick(box: Locator): Promise<void> {
    this.taps += 1;
    await super.tick(box);
  }

  /** The button, and the file. */
  override async attach(button: Locator, file: PickedFile): Promise<void> {
    this.taps += 2;
    await super.attach(button, file);
  }
}

const mostTabs = 150;

/** Somebody who cannot or will not use a mouse: Tab, arrows, Space, Enter, and letters. */
export class Keyboard implements Hands {
  constructor(private readonly page: Page) {}

  async press(button: Locator): Promise<void> {
    await this.reach(button);
    await this.page.keyboard.press('Enter');
  }

  async type(box: Locator, text: string): Promise<void> {
    await this.reach(box);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** By typing the first letters, as browsers search lists. */
  async choose(list: Locator, value: string): Promise<void> {
    await this.reach(list);
    const label = await list.locator(`option[value="${value}"]`).first().textContent();
    const letters = /^[A-Za-z ]*/.exec(label?.trim() ?? '')?.[0] ?? '';
    await this.page.keyboard.type(letters.trim());
    if ((await list.inputValue()) !== value) throw new Error(`Typing ${String(label)} did not choose ${value}`);
  }

  async pick(group: Locator, index: number): Promise<void> {
    await this.reach(group);
    await this.page.keyboard.press('Space');
    const focused = await this.indexOfFocus(group);
    const key = index > focused ? 'ArrowDown' : 'ArrowUp';
    for (let step = 0; step < Math.abs(index - focused); step += 1) await this.page.keyboard.press(key);
    if (!(await group.nth(index).isChecked())) throw new Error(`The arrows did not lead to number ${index}`);
  }

  async tick(box: Locator): Promise<void> {
    await this.reach(box);
    if (!(await box.isChecked())) await this.page.keyboard.press('Space');
  }

  async attach(button: Locator, file: PickedFile): Promise<void> {
    await this.reach(button);
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.page.keyboard.press('Enter')]);
    await chooser.setFiles(file);
  }

  /** From where the focus is: onwards, and once around the page. */
  private async reach(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'visible' });
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if ((await this.indexOfFocus(target)) >= 0) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  /** Which of these has the focus; -1 when none has. */
  private indexOfFocus(target: Locator): Promise<number> {
    return target.evaluateAll((elements) =>
      elements.findIndex((element) => (element.getRootNode() as unknown as Root).activeElement === element),
    );
  }
}
