import { StreamableFile } from '@nestjs/common';
import { acceptedType } from '#runtime';
import { type AnyStatement, subjectOf } from './any-statement.js';
import type { Letterhead } from './draw-statement.js';
import { statementCamt } from './statement-camt.js';
import { statementCsv } from './statement-csv.js';
import { statementPdf } from './statement-pdf.js';

const types = ['application/json', 'text/csv', 'application/xml', 'application/pdf'] as const;

/** In the format that is asked for. */
export async function statementAnswer<View extends AnyStatement>(
  view: View,
  accept: string | undefined,
  now: Date,
  letterhead: () => Promise<Letterhead>,
): Promise<View | StreamableFile> {
  const type = acceptedType(accept, types);
  switch (type) {
    case 'application/json':
      return view;
    case 'text/csv':
      return textFile(view, statementCsv(view), { type, ending: 'csv' });
    case 'application/xml':
      return textFile(view, statementCamt(view, now), { type, ending: 'xml' });
    case 'application/pdf':
      return new StreamableFile(await statementPdf(view, await letterhead(), now), {
        type,
        disposition: disposition(view, 'pdf'),
      });
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
