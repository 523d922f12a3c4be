import { createHash } from 'node:crypto';
import { toDecimal } from '#contracts';
import type { StatementBalance, StatementEntry, StatementView } from './statement.view.js';

/** USDC and USDT are of dollars, and the message knows currencies of three letters alone. */
const currency = 'USD';
/** Of an amount in the message. */
const mostDecimals = 5;

type Rounded = StatementEntry & { readonly change: bigint };

/**
 * The statement as banks give it: ISO 20022, camt.053.001.08, with a `Stmt` for each token on each chain. Balances are cut to
 * five decimals, as no more fit, and an entry is what it changes of them: so they add up in the message, as they do here. What
 * an entry is exactly stands in its text.
 */
export function statementCamt(view: StatementView, createdAt: Date): string {
  const created = element('CreDtTm', createdAt.toISOString());
  const header = element('GrpHdr', element('MsgId', messageId(view)) + created);
  const statements = balancesOf(view).map((balance) => statementOf(view, balance, created));
  const message = element('BkToCstmrStmt', header + statements.join(''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${message}</Document>\n`;
}

/** The message has one statement at least. */
function balancesOf({ balances }: StatementView): readonly StatementBalance[] {
  if (balances.length > 0) return balances;
  return [
    { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, opening: '0', credits: '0', debits: '0', closing: '0' },
  ];
}

function statementOf(view: StatementView, balance: StatementBalance, created: string): string {
  const { tokenSymbol, blockchain, exponent } = balance;
  const entries = entriesOf(view, balance);
  const days = [view.from, view.to].map((moment) => moment.slice(0, 10).replaceAll('-', ''));
  const account =
    element('Id', element('Othr', element('Id', withoutHyphens(view.accountId)))) +
    element('Ccy', currency) +
    element('Nm', `${tokenSymbol} on ${blockchain}`);
  return element(
    'Stmt',
    element('Id', [tokenSymbol, blockchain, ...days].join('-')) +
      created +
      element('FrToDt', element('FrDtTm', view.from) + element('ToDtTm', view.to)) +
      element('Acct', account) +
      balanceOf('OPBD', cut(balance.opening, exponent), view.from) +
      balanceOf('CLBD', cut(balance.closing, exponent), view.to) +
      element('TxsSummry', totalOf('TtlCdtNtries', 'credit', entries) + totalOf('TtlDbtNtries', 'debit', entries)) +
      entries.map(entryOf).join(''),
  );
}

function entriesOf(view: StatementView, { tokenSymbol, blockchain, exponent, opening }: StatementBalance): Rounded[] {
  let before = cut(opening, exponent);
  return view.entries
    .filter((entry) => entry.tokenSymbol === tokenSymbol && entry.blockchain === blockchain)
    .map((entry) => {
      const after = cut(entry.balance, exponent);
      const change = entry.type === 'credit' ? after - before : before - after;
      before = after;
      return { ...entry, change };
    });
}

function balanceOf(code: 'OPBD' | 'CLBD', units: bigint, at: string): string {
  return element(
    'Bal',
    element('Tp', element('CdOrPrtry', element('Cd', code))) +
      amount(units) +
      element('CdtDbtInd', 'CRDT') +
      when('Dt', at),
  );
}

function totalOf(name: string, type: StatementEntry['type'], entries: readonly Rounded[]): string {
  const those = entries.filter((entry) => entry.type === type);
  const sum = those.reduce((total, { change }) => total + change, 0n);
  return element(name, element('NbOfNtries', String(those.length)) + element('Sum', decimal(sum)));
}

function entryOf({ change, type, id, subjectId, step, postedAt, effectiveAt, ...entry }: Rounded): string {
  const exact = toDecimal(BigInt(entry.value), entry.exponent);
  return element(
    'Ntry',
    element('NtryRef', withoutHyphens(id)) +
      amount(change) +
      element('CdtDbtInd', type === 'credit' ? 'CRDT' : 'DBIT') +
      element('Sts', element('Cd', 'BOOK')) +
      when('BookgDt', postedAt) +
      when('ValDt', effectiveAt) +
      element('AcctSvcrRef', withoutHyphens(subjectId)) +
      element('BkTxCd', element('Prtry', element('Cd', step.slice(0, 35)) + element('Issr', 'Gatehouse'))) +
      element(
        'AddtlNtryInf',
        `${exact} ${entry.tokenSymbol} from ${entry.source} to ${entry.destination}`.slice(0, 500),
      ),
  );
}

function cut(units: string, exponent: number): bigint {
  return BigInt(units) / 10n ** BigInt(Math.max(0, exponent - mostDecimals));
}

function decimal(units: bigint): string {
  return toDecimal(units, mostDecimals);
}

function amount(units: bigint): string {
  return `<Amt Ccy="${currency}">${decimal(units)}</Amt>`;
}

function when(name: string, moment: string): string {
  return element(name, element('DtTm', moment));
}

/** Of at most 35 characters; the same statement has the same. */
function messageId({ accountId, from, to, entries }: StatementView): string {
  const about = [accountId, from, to, entries.length].join(' ');
  return createHash('sha256').update(about).digest('hex').slice(0, 32);
}

function withoutHyphens(id: string): string {
  return id.replaceAll('-', '');
}

/** Nothing in it is a stranger's text: ids, amounts, moments, names of books and of steps. */
function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}
