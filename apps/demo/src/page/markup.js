/** An element with its attributes, its listeners (`onclick`) and what is in it. What is undefined is left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== undefined));
  return element;
}

export function find(id) {
  return document.getElementById(id);
}

/** For screen readers. */
export function say(text) {
  find('said').textContent = text;
}

/** The time of day, with seconds: things here follow each other quickly. */
export function timeOf(moment) {
  const text = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(moment);
  return make('time', { datetime: moment.toISOString() }, text);
}

/** Newest first, and the sentence about nothing gives way to the first. */
export function prepend(list, item) {
  list.prepend(item);
  list.hidden = false;
  list.parentElement.querySelector('.nothing').hidden = true;
}

export function emptied(list) {
  list.replaceChildren();
  list.hidden = true;
  list.parentElement.querySelector('.nothing').hidden = false;
}
