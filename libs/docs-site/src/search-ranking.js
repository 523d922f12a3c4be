/** What is alike found goes in this order: pages and routes before the many fields. */
const weights = { page: 28, section: 24, route: 26, error: 25, object: 26, field: 0 };

/** What an index is looked through as: `payoutMethodId` is found by each of its words too. */
export function prepared(index) {
  return index.map(([kind, title, where, href, text]) => {
    const name = title.toLowerCase();
    const words = `${name} ${title.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()}`;
    return { kind, title, where, href, text, name, words, place: where.toLowerCase(), rest: text.toLowerCase() };
  });
}

/** The entries that have every word of what is asked, the best first. */
export function ranked(entries, asked, limit = 12) {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words, whole) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry.title.length - other.entry.title.length)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

export function wordsOf(asked) {
  return [...new Set(asked.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Pieces of a text, each with whether it is one of the words: what is shown of it begins a little before the first. */
export function marked(text, words, length = Infinity) {
  const lower = text.toLowerCase();
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0), Infinity);
  const from = first > length * 0.7 && first < Infinity ? text.lastIndexOf(' ', first - length * 0.3) + 1 : 0;
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, from + length)}${from + length < text.length ? ' …' : ''}`;
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).sort((a, b) => b.length - a.length);
  if (escaped.length === 0) return [{ text: shown, isMarked: false }];
  return shown
    .split(new RegExp(`(${escaped.join('|')})`, 'i'))
    .map((piece, at) => ({ text: piece, isMarked: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function scoreOf(entry, words, whole) {
  let score = entry.name === whole ? 60 : entry.words.includes(whole) ? 15 : 0;
  for (const word of words) {
    const found = scoreOfWord(entry, word);
    if (found === 0) return 0;
    score += found;
  }
  return score + weights[entry.kind];
}

function scoreOfWord({ kind, name, words, place, rest }, word) {
  if (name.startsWith(word)) return 40;
  if (begins(words, word)) return 25;
  if (words.includes(word)) return 12;
  // A route is called by its path as well.
  if (place.includes(word)) return kind === 'route' ? 35 : 8;
  if (begins(rest, word)) return 3;
  return rest.includes(word) ? 1 : 0;
}

function begins(text, word) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{Letter}\p{Number}]/u.test(text[at - 1])) return true;
  return false;
}
