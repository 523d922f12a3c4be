import type { InvitedWords } from '../languages/en/words.js';
import type { RefusalReason } from './invited-words.js';

/** Why there is nothing to see here; with a way to try again, where that may help. */
export function refusal({ refusals, retry }: InvitedWords, reason: RefusalReason, again?: () => void): HTMLElement[] {
  const { title, text } = refusals[reason];
  document.title = title;
  const told = [element('h1', title), element('p', text)];
  if (again === undefined) return told;
  const button = element('button', retry);
  button.addEventListener('click', again);
  return [...told, button];
}

export function element(name: 'h1' | 'p' | 'button', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
