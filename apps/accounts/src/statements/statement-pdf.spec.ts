import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { extractText, getMeta } from 'unpdf';
import type { AnyStatement } from './any-statement.js';
import type { Letterhead } from './draw-statement.js';
import { statementPdf } from './statement-pdf.js';
import type { StatementEntry } from './statement.view.js';

const from = '2026-10-01T00:00:00.000Z';
const to = '2026-11-01T00:00:00.000Z';
const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6 } as const;
const letterhead = { kind: 'Account', holder: 'Acme', account: 'Operations' } as const;

function statementOf(most: number): AnyStatement {
  let balance = 0n;
  const entries = Array.from({ length: most }, (_, nth): StatementEntry => {
    const isCredit = nth % 3 !== 2;
    const units = BigInt((nth % 7) + 1) * 1_234_567n;
    balance += isCredit ? units : -units;
    return {
      ...usdc,
      type: isCredit ? 'credit' : 'debit',
      source: isCredit ? 'chain:POLYGON' : 'available',
      destination: isCredit ? 'available' : 'chain:POLYGON',
      step: isCredit ? 'credit' : 'settle',
      postedAt: from,
      effectiveAt: from,
      id: `019a0000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
      subjectId: `019a0000-0000-7000-9000-${String(nth).padStart(12, '0')}`,
      value: String(units),
      balance: String(balance),
    };
  });
  const edges = { opening: '0', closing: String(balance), credits: '0', debits: '0' };
  const accountId = '019a0000-0000-7000-8000-000000000001';
  return { accountId, from, to, isFinal: true, balances: [{ ...usdc, ...edges }], entries };
}

async function pagesOf(statement: AnyStatement, named: Letterhead = letterhead): Promise<string[]> {
  const bytes = await buffer(await statementPdf(statement, named, new Date(to)));
  const { text } = await extractText(new Uint8Array(bytes));
  return text;
}

test('each page has the head of the table and says which of how many it is', async () => {
  const pages = await pagesOf(statementOf(100));
  expect(pages.length).toBeGreaterThan(3);
  for (const [nth, page] of pages.entries()) {
    expect(page).toContain('Posted (UTC)');
    expect(page).toContain(`Page ${nth + 1} of ${pages.length}`);
  }
  const references = pages.join(' ').match(/019a0000-0000-7000-9000-\d{12}/g) ?? [];
  expect(references).toHaveLength(100);
  expect(new Set(references).size).toBe(100);
});

test('is not kept for a reader who does not read it', async () => {
  const output = await statementPdf(statementOf(2_000), letterhead, new Date(to), 50);
  await expect(once(output, 'end')).rejects.toMatchObject({ name: 'AbortError' });
  expect(output.destroyed).toBe(true);
});

test('says in which language it is, and what it is called', async () => {
  const bytes = await buffer(await statementPdf(statementOf(1), letterhead, new Date(to)));
  const { info } = await getMeta(new Uint8Array(bytes));
  expect(info).toMatchObject({
    Title: 'Account statement 019a0000-0000-7000-8000-000000000001, 2026-10-01 to 2026-11-01',
    Language: 'en',
  });
});

test('amounts below zero and of currencies are written with all their decimals', async () => {
  const edges = { opening: '5', credits: '0', debits: '123456794', closing: '-123456789' };
  const [page = ''] = await pagesOf({
    ...{ rail: 'first & last', from, to, isFinal: false, entries: [] },
    balances: [{ fiatCurrencyCode: 'ARS', exponent: 2, ...edges }],
  });
  expect(page).toContain('-1,234,567.89');
  expect(page).toContain('0.05');
  expect(page).toContain('Not final yet');
});

test('letters that DejaVu Sans has are drawn, in the direction in which they run', async () => {
  const named = { ...letterhead, holder: 'Łódź Пример Žluťoučký', account: 'שלום 12' };
  const [page = ''] = await pagesOf(statementOf(1), named);
  expect(page).toContain('Łódź Пример Žluťoučký');
  expect(page).toMatch(/[א-ת]/);
});

test.each([
  ['emoji', '😀 Acme 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['what steers the direction', '\u202eemcA\u202c \u200f'],
  ['five hundred letters', 'W'.repeat(500)],
  ['five hundred without an end', 'مرحبا '.repeat(100)],
  ['halves of letters', 'A\ud800B\udc00'],
  ['marks that are piled up', `Z${'\u0301\u0323'.repeat(300)}`],
  ['letters that no font has', '漢字 ទឹក \u{10ffff}'],
  ['nothing', ''],
  ['controls', 'a\0b\nc\td\u001b[31m'],
])('a name of %s leaves one page', async (_, name) => {
  expect(await pagesOf(statementOf(1), { ...letterhead, holder: name, account: name })).toHaveLength(1);
});

test('whatever somebody is called, there is a statement', async () => {
  const named = fc.string({ unit: 'binary', maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(named, async (name) => {
      expect(await pagesOf(statementOf(0), { ...letterhead, holder: name, account: name })).toHaveLength(1);
    }),
    { numRuns: 40 },
  );
});
