import { type AnyBalance, type AnyEntry, type AnyStatement, assetOf, subjectOf } from './any-statement.js';
import { type Line, PdfLettering } from './pdf-lettering.js';
import { type Block, type Placed, heights, sheet } from './statement-pages.js';

/** Whose statement it is. */
export interface Letterhead {
  readonly holder: string;
  readonly kind: 'Account' | 'Purse' | 'Rail';
  readonly account: string;
}

export function titleOf({ kind }: Letterhead): string {
  return `${kind} statement`;
}

const ink = { strong: '#0b2545', faint: '#5c677d', line: '#c9d1dc', head: '#eef2f7' } as const;
const wide = sheet.right - sheet.left;
const columns = {
  posted: { x: sheet.left + 4, width: 82 },
  about: { x: sheet.left + 92, width: 216 },
  amount: { x: sheet.left + 312, width: 88, align: 'right' },
  balance: { x: sheet.left + 404, width: wide - 408, align: 'right' },
} as const;
const overviewColumns = {
  asset: { x: sheet.left + 4, width: 120 },
  opening: { x: sheet.left + 126, width: 88, align: 'right' },
  credits: { x: sheet.left + 218, width: 88, align: 'right' },
  debits: { x: sheet.left + 310, width: 88, align: 'right' },
  closing: { x: sheet.left + 404, width: wide - 408, align: 'right' },
} as const;
const small = 8;

/** Draws the pages of a statement, one at a time. */
export class DrawStatement {
  private readonly lettering: PdfLettering;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly statement: AnyStatement,
    private readonly letterhead: Letterhead,
  ) {
    this.lettering = new PdfLettering(document);
  }

  page(placed: readonly Placed[], number: number, of: number): void {
    for (const { block, y } of placed) this.block(block, y);
    const foot = { y: 802, size: 7.5, color: ink.faint };
    this.rule(796);
    this.lettering.line(`${titleOf(this.letterhead)} \u00b7 ${subjectOf(this.statement)} \u00b7 ${this.period()}`, {
      ...{ ...foot, x: sheet.left, width: wide - 90 },
    });
    this.lettering.line(`Page ${number} of ${of}`, { ...foot, x: sheet.right - 90, width: 90, align: 'right' });
  }

  private block(block: Block, y: number): void {
    switch (block.kind) {
      case 'letterhead':
        return this.head(y);
      case 'overviewColumns':
        return this.overviewHead(y);
      case 'overview':
        return this.overview(block.balance, y);
      case 'heading':
        return this.text(assetOf(block.balance), {
          ...at(sheet.left, wide),
          y: y + 16,
          size: 12,
          isBold: true,
          color: ink.strong,
        });
      case 'columns':
        return this.tableHead(y);
      case 'edge':
        return this.edge(block, y);
      case 'row':
        return this.entry(block.entry, y);
    }
  }

  private head(y: number): void {
    const { holder, account } = this.letterhead;
    const { isFinal } = this.statement;
    const label = { size: small, color: ink.faint } as const;
    this.text(titleOf(this.letterhead), { ...at(sheet.left, wide), y, size: 20, isBold: true, color: ink.strong });
    this.text(holder, { ...at(sheet.left, wide), y: y + 36, size: 12, isBold: true });
    this.text(account, { ...at(sheet.left, wide), y: y + 54, size: 10 });
    const facts = [
      [this.letterhead.kind, subjectOf(this.statement)],
      ['Period', this.period()],
      ['Status', isFinal ? 'Final' : 'Not final yet: entries may still come before its end'],
    ] as const;
    facts.forEach(([name, told], nth) => {
      this.text(name, { ...label, ...at(sheet.left, 60), y: y + 80 + nth * 14 });
      this.text(told, { ...at(sheet.left + 64, wide - 64), y: y + 80 + nth * 14, size: 9 });
    });
    this.text('Balances', { ...at(sheet.left, wide), y: y + 142, size: 12, isBold: true, color: ink.strong });
  }

  private overviewHead(y: number): void {
    this.shade(y);
    const style = { y: y + 5, size: small, isBold: true, color: ink.strong };
    for (const [name, column] of Object.entries(overviewColumns))
      this.text(name === 'asset' ? 'Asset' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
        ...column,
        ...style,
      });
    if (this.statement.balances.length === 0)
      this.text('Nothing was held by the end of this period.', { ...at(sheet.left + 4, wide), y: y + 24, size: 9 });
  }

  private overview(balance: AnyBalance, y: number): void {
    const style = { y: y + 4, size: small } as const;
    this.text(assetOf(balance), { ...overviewColumns.asset, ...style });
    for (const name of ['opening', 'credits', 'debits', 'closing'] as const)
      this.text(amount(balance[name], balance.exponent), {
        ...{ ...overviewColumns[name], ...style, isBold: name === 'closing' },
      });
    this.rule(y + heights.overview);
  }

  private tableHead(y: number): void {
    this.shade(y);
    const style = { y: y + 5, size: small, isBold: true, color: ink.strong };
    this.text('Posted (UTC)', { ...columns.posted, ...style });
    this.text('Entry', { ...columns.about, ...style });
    this.text('Amount', { ...columns.amount, ...style });
    this.text('Balance', { ...columns.balance, ...style });
  }

  private edge({ label, at: moment, units, exponent }: Extract<Block, { kind: 'edge' }>, y: number): void {
    const style = { y: y + 7, size: small, isBold: true } as const;
    this.text(written(moment), { ...columns.posted, ...style, isBold: false });
    this.text(label, { ...columns.about, ...style });
    this.text(amount(units, exponent), { ...columns.balance, ...style });
    this.rule(y + heights.row);
  }

  private entry({ exponent, ...entry }: AnyEntry, y: number): void {
    const style = { y: y + 3.5, size: small } as const;
    this.text(written(entry.postedAt), { ...columns.posted, ...style });
    this.text(`${entry.step}: ${entry.source} to ${entry.destination}`, { ...columns.about, ...style });
    this.text(entry.subjectId, { ...columns.about, y: y + 13, size: 6.5, color: ink.faint });
    const sign = entry.type === 'debit' ? '-' : '+';
    this.text(`${sign}${amount(entry.value, exponent)}`, { ...columns.amount, ...style });
    this.text(amount(entry.balance, exponent), { ...columns.balance, ...style });
    this.rule(y + heights.row);
  }

  private period(): string {
    return `${written(this.statement.from)} to ${written(this.statement.to)} UTC`;
  }

  private text(told: string, line: Line): void {
    this.lettering.line(told, line);
  }

  private rule(y: number): void {
    this.document.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.5).strokeColor(ink.line).stroke();
  }

  private shade(y: number): void {
    this.document.rect(sheet.left, y, wide, heights.columns).fill(ink.head);
  }
}

function at(x: number, width: number): { readonly x: number; readonly width: number } {
  return { x, width };
}

function written(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 19)}`;
}

/** With all its decimals, so that they stand below each other. */
function amount(units: string, exponent: number): string {
  const isBelowZero = units.startsWith('-');
  const digits = (isBelowZero ? units.slice(1) : units).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${isBelowZero ? '-' : ''}${whole}${exponent === 0 ? '' : `.${digits.slice(-exponent)}`}`;
}
