import { expect, test } from '@jest/globals';
import { pdfOf } from '../../../../test/support/documents/pdfs.js';
import { drawPages } from './draw-pages.js';

const threePages = pdfOf([['Acme S.A.'], ['Acme S.A.'], ['Acme S.A.']]);

async function drawn(most?: number): Promise<string> {
  const drawing = await drawPages(threePages, most);
  return drawing.kind === 'drawn' ? Buffer.from(drawing.bytes).toString('latin1') : drawing.kind;
}

test('every page is drawn, as long as there is room', async () => {
  const copy = await drawn();
  expect(copy).toContain('/Count 3 ');
  expect(copy).not.toContain('not shown here');
});

test('pages for which there is no room are told on a last page', async () => {
  const [page = ''] = /(?<=\/Filter \/DCTDecode \/Length )\d+/.exec(await drawn()) ?? [];
  const copy = await drawn(2 * Number(page));
  expect(copy).toContain('/Count 3 ');
  expect(copy).toContain('1 further pages of 3 are not shown here');
});

test('a document of which not even the first page has room is not drawn', async () => {
  expect(await drawn(1)).toBe('unreadable');
});
