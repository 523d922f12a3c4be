import { Injectable, StreamableFile } from '@nestjs/common';
import { Clock, acceptedType } from '#runtime';
import { type AnyStatement, subjectOf } from './any-statement.js';
import type { Letterhead } from './draw-statement.js';
import { HeldEntries } from './held-entries.js';
import { statementCamt } from './statement-camt.js';
import { statementCsv } from './statement-csv.js';
import { statementPdf } from './statement-pdf.js';

const types = ['application/json', 'text/csv', 'application/xml', 'application/pdf'] as const;

/** How a statement is asked for, and whose it is. */
export interface AskedStatement {
  readonly accept: string | undefined;
  readonly organizationId: string;
  readonly letterhead: () => Promise<Letterhead>;
}

/** Statements in the formats that are asked for. */
@Injectable()
export class StatementAnswers {
  private readonly drawn = new HeldEntries();

  constructor(private readonly clock: Clock) {}

  async answer<View extends AnyStatement>(view: View, asked: AskedStatement): Promise<View | StreamableFile> {
    const type = acceptedType(asked.accept, types);
    switch (type) {
      case 'application/json':
        return view;
      case 'text/csv':
        return textFile(view, statementCsv(view), { type, ending: 'csv' });
      case 'application/xml':
        return textFile(view, statementCamt(view, this.clock.now()), { type, ending: 'xml' });
      case 'application/pdf':
        return this.pdf(view, asked);
    }
  }

  /** Its entries stay in memory until all is read, or nobody reads it any more. */
  private async pdf(view: AnyStatement, { organizationId, letterhead }: AskedStatement): Promise<StreamableFile> {
    const giveBack = this.drawn.take(organizationId, view.entries.length);
    try {
      const output = await statementPdf(view, await letterhead(), this.clock.now());
      output.once('close', giveBack);
      return new StreamableFile(output, { type: 'application/pdf', disposition: disposition(view, 'pdf') });
    } catch (cause) {
      giveBack();
      throw cause;
    }
  }
}

function textFile(
  view: AnyStatement,
  text: string,
  { type, ending }: { readonly type: string; readonly ending: string },
): StreamableFile {
  const bytes = Buffer.from(text);
  return new StreamableFile(bytes, {
    type: `${type}; charset=utf-8`,
    length: bytes.length,
    disposition: disposition(view, ending),
  });
}

/** A rail is named by its operator. */
function disposition(view: AnyStatement, ending: string): string {
  const days = [view.from, view.to].map((moment) => moment.slice(0, 10)).join('-to-');
  return `attachment; filename="${subjectOf(view).replaceAll(/[^\w.-]+/g, '-')}-${days}.${ending}"`;
}
