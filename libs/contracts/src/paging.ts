import { ApiProperty } from '@nestjs/swagger';
import { QueryInteger, Uuid } from './fields.js';

export const defaultPageSize = 25;
export const largestPageSize = 100;

/** How every list is asked for: newest first, `nextId` from the page before. */
export class PageQuery {
  @QueryInteger({
    min: 1,
    max: largestPageSize,
    optional: true,
    describe: `How many to answer at most; ${defaultPageSize} when absent.`,
  })
  limit?: number;

  @Uuid({ optional: true, describe: 'Where the page begins: the `nextId` of the page before.' })
  nextId?: string;
}

export interface Page<T> {
  results: T[];
  nextId?: string;
}

/** Where a list begins that is not told where. */
export const greatestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Cuts a page out of rows that were read with one more than the limit. */
export function pageOf<Row extends { id: string }>(rows: readonly Row[], limit: number): Page<Row> {
  const next = rows[limit];
  return { results: rows.slice(0, limit), ...(next === undefined ? {} : { nextId: next.id }) };
}

/** The same page with each of its rows as it is shown. */
export function viewsOf<Row, View>({ results, ...rest }: Page<Row>, view: (row: Row) => View): Page<View> {
  return { results: results.map((row) => view(row)), ...rest };
}

/** The documented shape of a page of `View`. */
export function PageOf<View extends object>(view: new () => View): new () => Page<View> {
  class PageView implements Page<View> {
    @ApiProperty({ type: view, isArray: true })
    results: View[];

    @Uuid({ optional: true, describe: 'Present when there is more: send it to read the next page.' })
    nextId?: string;
  }
  Object.defineProperty(PageView, 'name', { value: `${view.name}Page` });
  return PageView;
}
