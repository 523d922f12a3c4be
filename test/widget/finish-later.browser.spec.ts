import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { heardOn } from '../support/browser/partner-site.js';
import { anas } from './answers.js';
import { nextTab } from './next-tab.js';
import { Stage, type Visit } from './stage.js';
import { untilTyped } from './typed.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

describe('somebody who finishes later', () => {
  test('is told so, and finds the open step again when the tab was closed', async () => {
    const visit = await stage.visit(await stage.open('LIGHT'));
    const { page, words } = visit.visitor;
    await visit.visitor.start();
    await visit.visitor.stepAfter(1);
    await visit.visitor.give({ does: 'type', path: 'name.firstName', value: 'Ana' });
    await visit.visitor.hands.press(visit.visitor.button(words.shell.later));
    await visit.visitor.title(words.shell.laterTitle).waitFor();
    await page.waitForFunction(
      () => (globalThis as unknown as { heard: { type: string }[] }).heard.at(-1)?.type === 'gatehouse-exit',
    );
    const tab = await nextTab(visit.visitor, visit);
    await tab.start();
    await tab.stepAfter(1);
    await untilTyped(tab.page, 'The form:\nfield-name-firstName: Ana');
    // It is back in the tab, and nowhere else.
    expect(await tab.page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('finds what was sent as it was, when the tab was closed', async () => {
    const visit = await stage.visit(await stage.open('LIGHT'));
    const { page, words } = visit.visitor;
    await visit.visitor.start();
    await visit.visitor.stepAfter(1);
    expect(await visit.visitor.answerAll((step) => anas[step] ?? [])).toBe('summary');
    await visit.visitor.hands.press(visit.visitor.button(words.shell.later));
    await page.getByText(words.shell.laterText).waitFor();
    const tab = await nextTab(visit.visitor, visit);
    await tab.title(words.summary.title).waitFor();
    await tab.page.getByText('Pérez').waitFor();
  });

  test('is told before the page what would be lost, where the browser keeps nothing', async () => {
    const before = async ({ page }: Visit['watched']): Promise<void> => {
      await page.addInitScript(blockStorage);
    };
    const { visitor } = await stage.visit(await stage.open('LIGHT'), { before });
    const { page, words } = visitor;
    const exits = async (): Promise<number> =>
      (await heardOn(page)).filter(({ type }) => type === 'gatehouse-exit').length;
    await visitor.start();
    await visitor.stepAfter(1);
    await visitor.give({ does: 'type', path: 'name.firstName', value: 'Ana' });
    await visitor.hands.press(visitor.button(words.shell.later));
    await page.getByText(words.shell.laterLost).waitFor();
    expect(await exits()).toBe(0);
    await visitor.goOn();
    await untilTyped(page, 'The form:\nfield-name-firstName: Ana');
    await visitor.hands.press(visitor.button(words.shell.later));
    await page.getByText(words.shell.laterLost).waitFor();
    await visitor.hands.press(visitor.button(words.shell.later));
    await visitor.button(words.shell.later).waitFor({ state: 'detached' });
    expect(await exits()).toBe(1);
  });
});

/** In the page, before its scripts. */
function blockStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
}
