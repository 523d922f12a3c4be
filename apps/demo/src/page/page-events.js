import { emptied, find, make, prepend, say, timeOf } from './markup.js';

const names = ['ready', 'step', 'submitted', 'status', 'error', 'exit'].map((name) => `gatehouse-${name}`);
const carried = ['status', 'step', 'code', 'reason', 'errorInstanceId'];
const most = 200;

/** Shows each event of the element as it comes, and tells `heard` of it. */
export function showPageEvents(widget, heard) {
  const list = find('events');
  emptied(list);
  for (const name of names) {
    widget.addEventListener(name, (event) => {
      const told = carried.filter((key) => typeof event[key] === 'string').map((key) => `${key}: ${event[key]}`);
      const item = make('li', {}, timeOf(new Date()), make('code', {}, name), make('span', {}, told.join(', ')));
      prepend(list, item);
      if (list.children.length > most) list.lastElementChild.remove();
      if (name === 'gatehouse-submitted') say('The review was submitted.');
      heard(event);
    });
  }
}
