import { createHash } from 'node:crypto';
import { toDecimal } from '#contracts';
import { type AnyBalance, type AnyEntry, type AnyStatement, assetOf, subjectOf } from './any-statement.js';

/** USDC and USDT are of dollars, and the message knows currencies of three letters alone. */
const ofTokens = 'USD';
/** Of an amount in the message. */
const mostDecimals = 5;

const nothing = { opening: '0', credits: '0', debits: '0', closing: '0' } as const;

type Rounded = AnyEntry & { readonly change: bigint };

/**
 * The statement as banks give it: ISO 20022, camt.053.001.08, with a `Stmt` for each token on each chain. Balances are cut to
 * five decimals, as no more fit, and an entry is what it changes of them: so they add up in the message, as they do here. What
 * an entry is exactly stands in its text.
 */
export function statementCamt(view: AnyStatement, createdAt: Date): string {
  const created = element('CreDtTm', createdAt.toISOString());
  const header = element('GrpHdr', element('MsgId', messageId(view)) + created);
  const statements = balancesOf(view).map((balance) => statementOf(view, balance, created));
  const message = element('BkToCstmrStmt', header + statements.join(''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${message}</Document>\n`;
}

/** The message has one statement at least. */
function balancesOf({ balances, ...view }: AnyStatement): readonly AnyBalance[] {
  if (balances.length > 0) return balances;
  if ('rail' in view) return [{ fiatCurrencyCode: 'USD', exponent: 2, ...nothing }];
  return [{ tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, ...nothing }];
}

function statementOf(view: AnyStatement, balance: AnyBalance, created: string): string {
  const { exponent } = balance;
  const currency = currencyOf(balance);
  const entries = entriesOf(view, balance);
  const days = [view.from, view.to].map((moment) => moment.slice(0, 10).replaceAll('-', ''));
  const account =
    element('Id', element('Othr', element('Id', idOf(view)))) +
    element('Ccy', currency) +
    element('Nm', assetOf(balance));
  return element(
    'Stmt',
    element('Id', [assetOf(balance).replace(' on ', '-'), ...days].join('-')) +
      created +
      element('FrToDt', element('FrDtTm', view.from) + element('ToDtTm', view.to)) +
      element('Acct', account) +
      balanceOf('OPBD', currency, cut(balance.opening, exponent), view.from) +
      balanceOf('CLBD', currency, cut(balance.closing, exponent), view.to) +
      element('TxsSummry', totalOf('TtlCdtNtries', 'credit', entries) + totalOf('TtlDbtNtries', 'debit', entries)) +
      entries.map(entryOf).join(''),
  );
}

function entriesOf({ entries }: AnyStatement, balance: AnyBalance): Rounded[] {
  const { exponent, opening } = balance;
  const asset = assetOf(balance);
  let before = cut(opening, exponent);
  return (entries as readonly AnyEntry[])
    .filter((entry) => assetOf(entry) === asset)
    .map((entry) => {
      const after = cut(entry.balance, exponent);
      const change = entry.type === 'credit' ? after - before : before - after;
      before = after;
      return { ...entry, change };
    });
}

/** Amounts have no sign in the message. */
function balanceOf(code: 'OPBD' | 'CLBD', currency: string, units: bigint, at: string): string {
  return element(
    'Bal',
    element('Tp', element('CdOrPrtry', element('Cd', code))) +
      amount(currency, units < 0n ? -units : units) +
      element('CdtDbtInd', units < 0n ? 'DBIT' : 'CRDT') +
      when('Dt', at),
  );
}

function totalOf(name: string, type: AnyEntry['type'], entries: readonly Rounded[]): string {
  const those = entries.filter((entry) => entry.type === type);
  const sum = those.reduce((total, { change }) => total + change, 0n);
  return element(name, element('NbOfNtries', String(those.length)) + element('Sum', decimal(sum)));
}

function entryOf({ change, ...entry }: Rounded): string {
  const { type, id, subjectId, step, postedAt, effectiveAt } = entry;
  const exact = toDecimal(BigInt(entry.value), entry.exponent);
  return element(
    'Ntry',
    element('NtryRef', withoutHyphens(id)) +
      amount(currencyOf(entry), change) +
      element('CdtDbtInd', type === 'credit' ? 'CRDT' : 'DBIT') +
      element('Sts', element('Cd', 'BOOK')) +
      when('BookgDt', postedAt) +
      when('ValDt', effectiveAt) +
      element('AcctSvcrRef', withoutHyphens(subjectId)) +
      element('BkTxCd', element('Prtry', element('Cd', text(step, 35)) + element('Issr', 'Gatehouse'))) +
      element('AddtlNtryInf', text(`${exact} ${unitOf(entry)} from ${entry.source} to ${entry.destination}`, 500)),
  );
}

function cut(units: string, exponent: number): bigint {
  const more = BigInt(10 ** Math.abs(exponent - mostDecimals));
  return exponent > mostDecimals ? BigInt(units) / more : BigInt(units) * more;
}

function currencyOf(of: AnyBalance | AnyEntry): string {
  return 'fiatCurrencyCode' in of ? of.fiatCurrencyCode : ofTokens;
}

function unitOf(entry: AnyEntry): string {
  return 'fiatCurrencyCode' in entry ? entry.fiatCurrencyCode : entry.tokenSymbol;
}

/** Of at most 34 characters. */
function idOf(view: AnyStatement): string {
  return 'accountId' in view ? withoutHyphens(view.accountId) : text(subjectOf(view), 34);
}

function decimal(units: bigint): string {
  return toDecimal(units, mostDecimals);
}

function amount(currency: string, units: bigint): string {
  return `<Amt Ccy="${currency}">${decimal(units)}</Amt>`;
}

function when(name: string, moment: string): string {
  return element(name, element('DtTm', moment));
}

/** Of at most 35 characters; the same statement has the same. */
function messageId(view: AnyStatement): string {
  const about = [subjectOf(view), view.from, view.to, view.entries.length].join(' ');
  return createHash('sha256').update(about).digest('hex').slice(0, 32);
}

function withoutHyphens(id: string): string {
  return id.replaceAll('-', '');
}

/** What a person or a rail has named. Characters that XML has no way to write are left out. */
function text(told: string, most: number): string {
  const written = [...told.replaceAll(/[\p{C}\p{Z}]+/gu, ' ')].slice(0, most).join('');
  return written.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}
