import type { Visit } from './stage.js';
import { Visitor } from './visitor.js';

/** Another tab of the same browser: nothing is left of the one before, which is closed. */
export async function nextTab(tab: Visitor, { customer }: Visit): Promise<Visitor> {
  const page = await tab.page.context().newPage();
  await tab.page.close();
  await page.goto(customer.url());
  return new Visitor(page, tab.words);
}
