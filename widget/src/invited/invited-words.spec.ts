import { expect, test } from '@jest/globals';
import { invitedWordsFor, widgetWords } from './invited-words.js';

test.each([
  [['eo', 'es-AR'], 'es-AR', 'Reintentar'],
  [['pt_BR'], 'pt-BR', 'Tentar de novo'],
  [['en-GB', 'es'], 'en-GB', 'Try again'],
  [['eo'], 'en', 'Try again'],
])('of the wishes %p is in %s', async (wishes, tag, word) => {
  const { tag: spoken, words } = await invitedWordsFor(wishes);
  expect([spoken, words.retry]).toEqual([tag, word]);
});

test('names the business as it is written, and leaves what the widget fills in', async () => {
  const { words } = await invitedWordsFor(['es']);
  const { statuses, status } = widgetWords(words, '$& {date} S.A.');
  expect(statuses?.submitted?.text).toBe('Gracias. $& {date} S.A. ve que ya diste todo.');
  expect(status?.submittedAt).toBe('Terminado el {date}');
});
