import type { Page } from 'playwright-core';

/** The values of the filled inputs of the form, in order: an empty one may still be about to be filled. */
export function typedIn(page: Page): Promise<string> {
  return page.evaluate(boxes, '');
}

/** Until the boxes hold just this again. */
export async function untilTyped(page: Page, expected: string): Promise<void> {
  await page.waitForFunction(boxes, expected).catch(async () => {
    throw new Error(`The form does not hold what was typed:\n${await typedIn(page)}\nbut it was:\n${expected}`);
  });
}

/** The draft that the widget keeps for this tab, opened as only this browser can; '' while there is none. */
export function draftOn(page: Page): Promise<string> {
  return page.evaluate(openedDraft, '');
}

/** Until the draft holds this. */
export async function untilKept(page: Page, text: string): Promise<void> {
  // Seldom: each look opens the database that the widget waits for.
  await page.waitForFunction(openedDraft, text, { polling: 100 });
}

/** In the page. All of it, or nothing where it is not what was expected. */
function boxes(expected: string): string {
  const root = document.querySelector('gatehouse-onboarding')?.shadowRoot;
  const selector = 'gatehouse-form :is(input:not([type=file]), select, textarea)';
  const found = [...(root?.querySelectorAll<HTMLInputElement>(selector) ?? [])].flatMap((box) => {
    const isFilled = box.type === 'radio' || box.type === 'checkbox' ? box.checked : box.value !== '';
    return isFilled ? [`${box.id || box.name}: ${box.value}`] : [];
  });
  const all = ['The form:', ...found].join('\n');
  return expected === '' || all === expected ? all : '';
}

/** In the page. All of it, or nothing where it does not hold what was expected. */
async function openedDraft(expected: string): Promise<string> {
  const name = Object.keys(sessionStorage).find((key) => key.startsWith('gatehouse-draft-'));
  if (name === undefined) return '';
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('gatehouse-onboarding', 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('There is no key'));
  });
  const key = await new Promise<CryptoKey>((resolve) => {
    const request = database.transaction('keys').objectStore('keys').get('drafts') as IDBRequest<CryptoKey>;
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  const sealed = Uint8Array.from(atob(sessionStorage.getItem(name) ?? ''), (one) => one.charCodeAt(0));
  const opening = { name: 'AES-GCM', iv: sealed.subarray(0, 12), additionalData: new TextEncoder().encode(name) };
  const text = new TextDecoder().decode(await crypto.subtle.decrypt(opening, key, sealed.subarray(12)));
  return text.includes(expected) ? text : '';
}
