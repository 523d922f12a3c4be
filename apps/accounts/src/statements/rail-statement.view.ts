import {
  Choice,
  type FiatCurrencyCode,
  Instant,
  Integer,
  ListOf,
  Text,
  Uuid,
  YesOrNo,
  fiatCurrencyCodes,
  fiatExponent,
} from '#contracts';
import type { Statement } from '#ledger';
import { type Changed, type EntryType, edgesOf, entryTypes } from './statement-edges.js';
import { final, ofSmallestUnit } from './statement.view.js';

export class RailStatementBalance {
  @Choice(fiatCurrencyCodes)
  fiatCurrencyCode: FiatCurrencyCode;

  @Integer({ min: 0, max: 18, example: 2, describe: 'Decimal places of the smallest unit.' })
  exponent: number;

  @Text({ ...ofSmallestUnit, describe: 'What the rail held at the beginning; below zero where it had paid more.' })
  opening: string;

  @Text({ ...ofSmallestUnit, describe: 'All that came to it.' })
  credits: string;

  @Text({ ...ofSmallestUnit, describe: 'All that left it, its fees included.' })
  debits: string;

  @Text({ ...ofSmallestUnit, describe: 'At the end: the opening and the credits, without the debits.' })
  closing: string;
}

export class RailStatementEntry {
  @Uuid()
  id: string;

  @Uuid({ describe: 'For whose payment.' })
  organizationId: string;

  @Uuid({ describe: 'The payout or the payin.' })
  subjectId: string;

  @Text({ max: 300, example: 'railReport:0c4hkd0n8ih0', describe: 'Which step of it: each is posted once.' })
  step: string;

  @Text({ max: 100, example: 'payable', describe: 'From which book.' })
  source: string;

  @Text({ max: 100, example: 'rail:sandbox:ARS', describe: 'Into which book.' })
  destination: string;

  @Choice(fiatCurrencyCodes)
  fiatCurrencyCode: FiatCurrencyCode;

  @Integer({ min: 0, max: 18, example: 2 })
  exponent: number;

  @Text({ ...ofSmallestUnit, describe: 'In the smallest unit.' })
  value: string;

  @Instant({ describe: 'When it was posted: from then on it is in the balance.' })
  postedAt: string;

  @Instant({ describe: 'When what it books took effect.' })
  effectiveAt: string;

  @Choice(entryTypes, { describe: 'Whether the rail holds more after it, or less.' })
  type: EntryType;

  @Text({ ...ofSmallestUnit, describe: 'What the rail holds in this currency after the entry.' })
  balance: string;
}

export class RailStatementView {
  @Text({ max: 200, example: 'sandbox' })
  rail: string;

  @Instant()
  from: string;

  @Instant()
  to: string;

  @YesOrNo({ describe: final })
  isFinal: boolean;

  @ListOf(() => RailStatementBalance, { describe: 'Of every currency that had moved by the end.' })
  balances: RailStatementBalance[];

  @ListOf(() => RailStatementEntry, { describe: 'What came to the rail or left it, oldest first.' })
  entries: RailStatementEntry[];
}

/** A rail has nothing but money of currencies. */
export function railStatementView(rail: string, statement: Statement): RailStatementView {
  const { edges, changes } = edgesOf(statement);
  return {
    rail,
    from: statement.from.toISOString(),
    to: statement.to.toISOString(),
    isFinal: statement.isFinal,
    balances: edges.map(({ token, opening, credits, debits, closing }) => ({
      ...currencyOf(token),
      opening,
      credits,
      debits,
      closing,
    })),
    entries: changes.map(entryOf),
  };
}

function entryOf({ line, type, balance }: Changed): RailStatementEntry {
  return {
    id: line.id,
    organizationId: line.organizationId,
    subjectId: line.subjectId,
    step: line.step,
    source: line.sourceBook,
    destination: line.destinationBook,
    ...currencyOf(line.token),
    value: line.units,
    postedAt: line.postedAt.toISOString(),
    effectiveAt: (line.effectiveAt ?? line.postedAt).toISOString(),
    type,
    balance,
  };
}

function currencyOf(token: string): Pick<RailStatementBalance, 'fiatCurrencyCode' | 'exponent'> {
  const fiatCurrencyCode = token as FiatCurrencyCode;
  return { fiatCurrencyCode, exponent: fiatExponent(fiatCurrencyCode) };
}
