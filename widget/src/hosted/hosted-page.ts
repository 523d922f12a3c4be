import { showFramed } from '../framed/framed-page.js';
import { showInvited } from '../invited/invited-page.js';

/** The script of both pages of this service that have the widget: they share what they load. */
async function show(): Promise<void> {
  const main = document.querySelector('main');
  if (main === null) return;
  const { framedBy } = document.documentElement.dataset;
  await (framedBy === undefined ? showInvited(main) : showFramed(main, framedBy.split(' ').filter(Boolean)));
}

// After the whole file: the bundle orders its modules by what they weigh together.
queueMicrotask(() => void show());
