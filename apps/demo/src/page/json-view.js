import { make } from './markup.js';

const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*\b/g;

/** JSON as the docs show it: names, texts and other values apart. */
export function jsonView(value) {
  const text = JSON.stringify(value, null, 2);
  const code = make('code');
  let end = 0;
  for (const found of text.matchAll(token)) {
    const [whole, quoted, colon = ''] = found;
    code.append(text.slice(end, found.index));
    code.append(
      make('span', { class: quoted === undefined ? 'value' : colon ? 'key' : 'text' }, quoted ?? whole),
      colon,
    );
    end = found.index + whole.length;
  }
  code.append(text.slice(end));
  return make('pre', { tabindex: '0' }, code);
}
