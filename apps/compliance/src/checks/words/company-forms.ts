/** Legal forms, as `plainWords` writes them. With or without its form, it is the same company. Longer forms come first. */
const forms: readonly (readonly string[])[] = [
  's de r l de c v, s a p i de c v, s a b de c v, s a de c v, sa de cv, sapi de cv, srl de cv',
  'sociedad de responsabilidad limitada, sociedad por acciones simplificada, societa per azioni',
  'sociedad anonima unipersonal, sociedad anonima, sociedade anonima, sociedad limitada, societe anonyme',
  'limited liability company, public limited company, private limited, gesellschaft mit beschrankter haftung',
  'gmbh co kg, sp z o o, pty ltd, pte ltd, pvt ltd, sdn bhd, s a r l, s a s u, s a u, s l u, s r l, s a s',
  's p a, s r o, d o o, l l c, l l p, p l c, e i r l, s a, s l, b v, n v, a s, k k, e k, e v, l p, o o o, a d',
  'a o, incorporated, corporation, aktiengesellschaft, limitada, limited, company, eireli, gmbh, ltda, corp',
  'sarl, sasu, spzoo, eood, ltd, llc, llp, inc, plc, srl, sas, spa, sro, doo, slu, sau, lda, pty, pte, bhd, sdn',
  'aps, ehf, kft, zrt, uab, sia, tbk, ohg, mbh, ood, pjsc, fze, fzco, wll, sa, sl, bv, nv, ag, ug, kg, se, ab',
  'as, oy, oyj, ou, co, lp, kk, pt, cv, me, epp, ооо, оао, зао, пао, ао, тов',
]
  .join(', ')
  .split(', ')
  .map((form) => form.split(' '));

/** A name that consists of a form only keeps it. */
export function withoutCompanyForm(words: readonly string[]): readonly string[] {
  const form = forms.find((candidate) => startsOrEndsWith(words, candidate));
  if (form === undefined || form.length >= words.length) return words;
  return withoutCompanyForm(endsWith(words, form) ? words.slice(0, -form.length) : words.slice(form.length));
}

function startsOrEndsWith(words: readonly string[], form: readonly string[]): boolean {
  return endsWith(words, form) || (mayComeFirst.includes(form.join(' ')) && startsWith(words, form));
}

/** In Indonesia, the Baltic states and Russia the form comes first; elsewhere such a first word is part of the name. */
const mayComeFirst: readonly string[] = ['pt', 'uab', 'sia', 'o o o', 'ооо', 'оао', 'зао', 'пао', 'ао', 'тов'];

function endsWith(words: readonly string[], form: readonly string[]): boolean {
  return words.length >= form.length && form.every((word, index) => words.at(index - form.length) === word);
}

function startsWith(words: readonly string[], form: readonly string[]): boolean {
  return words.length >= form.length && form.every((word, index) => words[index] === word);
}
