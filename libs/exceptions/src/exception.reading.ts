import { Injectable } from '@nestjs/common';
import { type HouseCaller, SeenRows, type SeenTable } from '#auth';
import { type ListQuery, type Page, viewsOf } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { Exception } from './exception.entity.js';
import type { ExceptionKindName, ExceptionStatus } from './exception-table.js';
import { type ExceptionView, exceptionView } from './exception.view.js';

const exceptions: SeenTable<Exception> = { entity: Exception, name: 'exception', createdAt: 'opened_at' };

export interface ExceptionFilter extends ListQuery {
  readonly status?: ExceptionStatus;
  readonly kind?: ExceptionKindName;
}

@Injectable()
export class ExceptionReading {
  constructor(
    private readonly seen: SeenRows,
    private readonly reads: Reads,
  ) {}

  async list(caller: HouseCaller, { status, kind, ...query }: ExceptionFilter): Promise<Page<ExceptionView>> {
    return viewsOf(await this.seen.list(caller, exceptions, { status, kind }, query), exceptionView);
  }

  async read(caller: HouseCaller, id: string): Promise<ExceptionView> {
    return exceptionView(await this.find(caller, id));
  }

  async find(caller: HouseCaller, id: string): Promise<Exception> {
    const found = await this.seen.one(caller, exceptions, id);
    if (found === undefined) throw new ResourceNotFound('exception', id);
    return found;
  }

  /** A page of those that are open, in the order of their ids. */
  open(kind: ExceptionKindName, after: string, most: number): Promise<Exception[]> {
    return this.reads.many(
      Exception,
      `SELECT * FROM exception WHERE kind = $1 AND status = 'open' AND id > $2 ORDER BY id LIMIT $3`,
      [kind, after, most],
    );
  }
}
