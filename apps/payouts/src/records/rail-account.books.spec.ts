import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FiatLine } from '#ledger';
import { type PayoutReportedStatus, payoutReportedStatuses } from '#rails';
import { followedFrom } from './fiat-payout.lifecycle.js';
import { type RailAccount, type ReportedMoney, acceptedLines, bookReport } from './rail-account.books.js';

const rail = 'rail:first-bank:ARS';
const ordered = 100_000n;
const created: RailAccount = {
  rail: 'first-bank',
  currency: 'ARS',
  status: 'created',
  orderedUnits: ordered,
  paidUnits: 0n,
  feeUnits: 0n,
  returnedUnits: undefined,
  wasCompleted: false,
  isGivenBack: false,
};

/** The books of one payout, whose rail reports what it likes. */
class Books {
  readonly sums = new Map<string, bigint>();
  account = created;

  accept(): this {
    this.post(acceptedLines(this.account));
    this.account = { ...this.account, status: 'pending' };
    return this;
  }

  report(status: PayoutReportedStatus, fiatUnits?: bigint, feeUnits?: bigint): this {
    const isFollowed = followedFrom[status].includes(this.account.status);
    const report: ReportedMoney = {
      status,
      ...(fiatUnits === undefined ? {} : { fiatUnits: String(fiatUnits) }),
      ...(feeUnits === undefined ? {} : { feeUnits: String(feeUnits) }),
    };
    const { lines, ...known } = bookReport(this.account, report, isFollowed);
    this.post(lines);
    this.account = { ...this.account, ...known, ...(isFollowed ? after(status) : {}) };
    return this;
  }

  of(book: string): bigint {
    return this.sums.get(book) ?? 0n;
  }

  /** Those that are not 0. */
  get open(): Record<string, bigint> {
    return Object.fromEntries([...this.sums].filter(([, units]) => units !== 0n));
  }

  private post(lines: readonly FiatLine[]): void {
    for (const { from, to, units } of lines) {
      expect(units).toBeGreaterThan(0n);
      this.sums.set(from.book, this.of(from.book) - units);
      this.sums.set(to.book, this.of(to.book) + units);
    }
  }
}

function after(status: PayoutReportedStatus): Partial<RailAccount> {
  if (status === 'completed') return { status, wasCompleted: true };
  if (status === 'failed') return { status, isGivenBack: true };
  // It stays under way until the tokens are back, which takes a while.
  if (status === 'refunded') return { status: 'refundInProgress', isGivenBack: true };
  return { status };
}

const accepted = (): Books => new Books().accept();

describe('of a payout there is in the books', () => {
  test('what its recipient is owed, from when the rail has accepted it', () => {
    expect(accepted().open).toEqual({ exchange: -ordered, payable: ordered });
  });

  test('nothing once it failed', () => {
    expect(accepted().report('onHold').report('failed').open).toEqual({});
  });

  test('what its rail paid once it is completed, by the order where the report does not say', () => {
    const paid = { exchange: -ordered, [rail]: ordered };
    expect(accepted().report('completed').open).toEqual(paid);
    expect(new Books().report('completed', ordered).open).toEqual(paid);
  });

  test('the gain or loss where another amount left than was ordered', () => {
    expect(
      accepted()
        .report('completed', ordered - 5n)
        .of('exchangeGains'),
    ).toBe(5n);
    expect(accepted().report('completed', ordered + 7n).open).toEqual({
      exchange: -ordered,
      exchangeGains: -7n,
      [rail]: ordered + 7n,
    });
  });

  test('what the rail has charged, counted once however often it says so', () => {
    const books = accepted().report('completed', ordered, 30n).report('completed', ordered, 30n);
    expect(books.open).toEqual({ exchange: -ordered, railFees: -30n, [rail]: ordered + 30n });
    expect(books.report('refundInProgress', undefined, 45n).of('railFees')).toBe(-45n);
    expect(books.report('refunded', undefined, 10n).of('railFees')).toBe(-45n);
  });

  test('what a bank sends back as owed to us, and what did not come back as lost', () => {
    const books = accepted().report('completed').report('refundInProgress');
    expect(books.open).toEqual({ exchange: -ordered, payable: ordered, receivable: -ordered, [rail]: ordered });
    expect(books.report('refunded', ordered - 100n).open).toEqual({ exchangeGains: -100n, [rail]: 100n });
  });

  test('what did not come back of money of which no report said that it had left', () => {
    expect(accepted().report('refunded', ordered - 3n).open).toEqual({ exchangeGains: -3n, [rail]: 3n });
    expect(
      accepted()
        .report('failed')
        .report('refunded', ordered - 3n).open,
    ).toEqual({ exchangeGains: -3n, [rail]: 3n });
  });

  test('what came back, once however often that is told, while the tokens are on their way', () => {
    const books = accepted()
      .report('completed')
      .report('refunded', ordered - 3n)
      .report('refunded')
      .report('refunded', ordered - 3n);
    expect(books.open).toEqual({ exchangeGains: -3n, [rail]: 3n });
    expect(books.report('refunded', ordered).open).toEqual({});
  });

  test('what the rail paid although it had said that it failed, as owed to us', () => {
    const books = accepted().report('failed').report('completed').report('completed');
    expect(books.open).toEqual({ receivable: -ordered, [rail]: ordered });
    expect(books.report('failed').open).toEqual({});
    expect(books.report('completed').report('refunded').open).toEqual({});
  });

  test('what the rail kept although it had said that it paid, as owed', () => {
    const books = accepted()
      .report('completed', ordered + 2n)
      .report('failed');
    expect(books.open).toEqual({ exchange: -ordered, payable: ordered });
    expect(books.report('completed', ordered).open).toEqual({ exchange: -ordered, [rail]: ordered });
  });
});

test('whatever a rail reports, its book is what it says, and what is owed is what is still to come', () => {
  const units = fc.option(fc.bigInt({ min: 1n, max: 2n * ordered }), { nil: undefined });
  const reports = fc.array(fc.tuple(fc.constantFrom(...payoutReportedStatuses), units, units), { maxLength: 12 });
  fc.assert(
    fc.property(reports, fc.boolean(), (reported, isAcceptedFirst) => {
      const books = isAcceptedFirst ? accepted() : new Books();
      for (const [status, fiatUnits, feeUnits] of reported) {
        books.report(status, fiatUnits, feeUnits);
        const { paidUnits, feeUnits: charged, isGivenBack } = books.account;
        expect(books.of(rail)).toBe(paidUnits + charged);
        expect(books.of('railFees')).toBe(-charged);
        const isUnderWay = books.account.status !== 'created' && !isGivenBack;
        const isPaid = books.account.status === 'completed' && paidUnits > 0n;
        expect(books.of('payable')).toBe(isUnderWay && !isPaid ? ordered : 0n);
        const isOwed = books.account.status !== 'completed' && books.account.returnedUnits === undefined;
        expect(books.of('receivable')).toBe(isOwed && paidUnits > 0n ? -paidUnits : 0n);
        expect(books.of('exchange')).toBe(isUnderWay ? -ordered : 0n);
        expect([...books.sums.values()].reduce((sum, each) => sum + each, 0n)).toBe(0n);
      }
    }),
  );
});
