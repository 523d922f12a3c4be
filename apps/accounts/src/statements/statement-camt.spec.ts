import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { StatementEntry, StatementView } from './statement.view.js';
import { statementCamt } from './statement-camt.js';

const from = '2026-10-01T00:00:00.000Z';
const to = '2026-11-01T00:00:00.000Z';
const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6 } as const;
const accountId = '019a0000-0000-7000-8000-000000000001';

/** What these changes make of the opening, in the smallest unit. */
function statementOf(opening: bigint, changes: readonly bigint[]): StatementView {
  let balance = opening;
  const entries = changes.map((change, nth): StatementEntry => {
    balance += change;
    const [type, source, destination] =
      change < 0n ? (['debit', 'available', 'x'] as const) : (['credit', 'x', 'available'] as const);
    return {
      ...usdc,
      ...{ type, source, destination, step: 'credit', postedAt: from, effectiveAt: from },
      id: `019a0000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
      subjectId: '019a0000-0000-7000-8000-00000000ffff',
      value: String(change < 0n ? -change : change),
      balance: String(balance),
    };
  });
  const edges = { opening: String(opening), closing: String(balance), credits: '0', debits: '0' };
  return { accountId, from, to, isFinal: true, balances: [{ ...usdc, ...edges }], entries };
}

/** All that stands in elements of this name, in order. */
function allOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');
}

function tenthsOfMicro(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  expect(fraction.length).toBeLessThanOrEqual(5);
  return BigInt(whole + fraction.padEnd(5, '0'));
}

/** Which elements follow each other, by the published schema of the message. */
const published: Readonly<Record<string, readonly string[]>> = {
  Document: ['BkToCstmrStmt'],
  BkToCstmrStmt: ['GrpHdr', 'Stmt'],
  GrpHdr: ['MsgId', 'CreDtTm'],
  Stmt: ['Id', 'CreDtTm', 'FrToDt', 'Acct', 'Bal', 'TxsSummry', 'Ntry'],
  FrToDt: ['FrDtTm', 'ToDtTm'],
  Acct: ['Id', 'Ccy', 'Nm'],
  Bal: ['Tp', 'Amt', 'CdtDbtInd', 'Dt'],
  TxsSummry: ['TtlCdtNtries', 'TtlDbtNtries'],
  Ntry: ['NtryRef', 'Amt', 'CdtDbtInd', 'Sts', 'BookgDt', 'ValDt', 'AcctSvcrRef', 'BkTxCd', 'AddtlNtryInf'],
};

/** Every element with those in it, in order. */
function childrenIn(xml: string): [string, string[]][] {
  const found: [string, string[]][] = [];
  const open: [string, string[]][] = [];
  for (const [, closes, name = ''] of xml.matchAll(/<(\/?)(\w+)[^>?]*>/g)) {
    if (closes === '/') found.push(open.pop() ?? ['', []]);
    else {
      open.at(-1)?.[1].push(name);
      open.push([name, []]);
    }
  }
  expect(open).toEqual([]);
  return found;
}

test('a statement has the elements of the message, in their order', () => {
  const xml = statementCamt(statementOf(5_000_000n, [1_234_567n, -2_000_000n]), new Date(to));
  for (const [name, children] of childrenIn(xml)) {
    const order = published[name];
    if (order === undefined) continue;
    expect([name, children.filter((child, nth) => child !== children[nth - 1])]).toEqual([name, order]);
  }
  for (const id of [
    ...allOf(xml, 'Id'),
    ...allOf(xml, 'MsgId'),
    ...allOf(xml, 'NtryRef'),
    ...allOf(xml, 'AcctSvcrRef'),
  ])
    expect(id).toMatch(/^[\w-]{1,34}$/);
  expect(allOf(xml, 'Amt')).toEqual(['5', '4.23456', '1.23456', '2']);
  expect(allOf(xml, 'CdtDbtInd')).toEqual(['CRDT', 'CRDT', 'CRDT', 'DBIT']);
  expect(allOf(xml, 'AddtlNtryInf')).toEqual(['1.234567 USDC from x to available', '2 USDC from available to x']);
  expect(allOf(xml, 'Ccy')).toEqual(['USD']);
  expect(xml).toContain('<Amt Ccy="USD">5</Amt>');
});

test('an account that never held anything has a statement of nothing', () => {
  const xml = statementCamt({ ...statementOf(0n, []), balances: [] }, new Date(to));
  expect(allOf(xml, 'Amt')).toEqual(['0', '0']);
});

test('whatever was cut off, the entries lead from the opening to the closing', () => {
  const changes = fc.array(fc.bigInt(1n, 10n ** 15n), { maxLength: 20 });
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 12n),
      changes,
      fc.array(fc.boolean(), { maxLength: 20 }),
      (opening, sizes, signs) => {
        let balance = opening;
        const moved = sizes.map((size, nth) => {
          const change = signs[nth] === true && size <= balance ? -size : size;
          balance += change;
          return change;
        });
        const xml = statementCamt(statementOf(opening, moved), new Date(to));
        const [first = 0n, last, ...entries] = allOf(xml, 'Amt').map(tenthsOfMicro);
        const directions = allOf(xml, 'CdtDbtInd').slice(2);
        const sum = entries.reduce((total, each, nth) => total + (directions[nth] === 'CRDT' ? each : -each), first);
        expect(sum).toBe(last);
        expect(entries.every((each) => each >= 0n)).toBe(true);
      },
    ),
  );
});
