/** What a key does, wherever nothing is being typed. */
export function pressed(event: KeyboardEvent, root: HTMLElement): 'help' | 'done' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return undefined;
  if (root.querySelector('dialog[open]') !== null) return undefined;
  if (event.key === '?') return 'help';
  if (event.key === 'j') return focusRow(root, 1);
  if (event.key === 'k') return focusRow(root, -1);
  if (event.key === 'a') return pressAction(root);
  return undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

function focusRow(root: HTMLElement, step: number): 'done' {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
  const now = rows.findIndex((row) => row.closest('.row')?.contains(document.activeElement) === true);
  const next = now === -1 ? 0 : Math.min(Math.max(now + step, 0), rows.length - 1);
  rows[next]?.focus();
  return 'done';
}

/** Of the row that has the focus; else of the page. */
function pressAction(root: HTMLElement): 'done' {
  const row = document.activeElement?.closest('.row');
  const action = (row ?? root).querySelector<HTMLElement>(row ? '[data-key="a"]' : '[data-key="a"][data-of-page]');
  action?.click();
  return 'done';
}
