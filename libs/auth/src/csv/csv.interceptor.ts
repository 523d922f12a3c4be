import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { AuditTrail } from '#audit';
import { columnsOf, largestPageSize, listedShapes, platformOrganizationId, valueAt } from '#contracts';
import { UnitOfWork } from '#database';
import { type OperationOptions, csvLine, operationKey, readId, wantsCsv } from '#runtime';
import { type AnyCaller, authorOf, callerOf, isOfHouse } from '../keys/caller.js';
import { FreshSignIn } from '../staff/fresh-sign-in.js';

type Query = Readonly<Record<string, unknown>>;

/** What is looked for may be a name, and the audit trail stays for good. */
const searches = new Set(['q', 'search']);

interface ListPage {
  readonly results: readonly object[];
  readonly nextId?: string;
}

interface List {
  readonly request: FastifyRequest;
  readonly caller: AnyCaller;
  readonly columns: readonly string[];
  /** The page at this place. */
  readonly read: (place: Query) => Promise<ListPage>;
}

/**
 * Answers every list as a table to whom accepts `text/csv`: all its pages one after the other, each read as the route
 * reads it for this caller, and the next only once the last is sent. Nothing is held between two pages. Where one cannot
 * be read the connection is closed within the answer, so that a part is never taken for the whole.
 */
@Injectable()
export class CsvInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly signIns: FreshSignIn,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = callerOf(request);
    const shapes = this.shapesListedBy(context);
    if (caller === undefined || shapes.length === 0 || request.method !== 'GET' || !wantsCsv(request.headers.accept))
      return next.handle();
    this.signIns.refuseOld(caller);
    const asked = request.query as Query;
    // Later pages are asked for by the connection, which knows nothing of whose request this is.
    const read = AsyncResource.bind(async (place: Query): Promise<ListPage> => {
      request.query = { ...asked, ...place, limit: String(largestPageSize) };
      return (await lastValueFrom(next.handle())) as ListPage;
    });
    const list = { request, caller, columns: columnsOf(shapes), read };
    return from(this.table(list, http.getResponse<FastifyReply>()));
  }

  private shapesListedBy(context: ExecutionContext): ReturnType<typeof listedShapes> {
    const operation = this.reflector.get<OperationOptions | undefined>(operationKey, context.getHandler());
    return typeof operation?.answer === 'function' ? listedShapes(operation.answer) : [];
  }

  private async table({ request, caller, columns, read }: List, reply: FastifyReply): Promise<Readable> {
    const asked = request.query as Query;
    // What is refused is refused before anything is sent.
    const first = await read({});
    await this.record(caller, request, asked);
    const name =
      request.routeOptions.url?.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? 'list';
    void reply.header('content-type', 'text/csv; charset=utf-8');
    void reply.header('content-disposition', `attachment; filename="${name}.csv"`);
    return Readable.from(lines(columns, first, read), { objectMode: false });
  }

  private async record(caller: AnyCaller, request: FastifyRequest, asked: Query): Promise<void> {
    const whose = isOfHouse(caller)
      ? (readId(asked['organizationId']) ?? platformOrganizationId)
      : caller.organizationId;
    const narrowing = Object.entries(asked).filter(([name]) => name !== 'limit' && name !== 'nextId');
    const told = narrowing.map(([name, value]) => [name, searches.has(name) ? '…' : String(value)]);
    const narrowed = new URLSearchParams(told).toString();
    await this.unitOfWork.run((tx) =>
      this.audit.record(tx, {
        organizationId: whose,
        ...authorOf(caller),
        action: 'listExported',
        subject: `list:${request.url.split('?')[0]?.slice(0, 90) ?? ''}`,
        reason: narrowed === '' ? null : narrowed.slice(0, 2_000),
      }),
    );
  }
}

async function* lines(columns: List['columns'], first: ListPage, read: List['read']): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let page = first; ;) {
    yield page.results.map((row) => csvLine(columns.map((column) => valueAt(row, column)))).join('');
    const place = following(page);
    if (place === undefined) return;
    page = await read(place);
  }
}

/** The event log of an organization goes on after the last position, every other list from the next id. */
function following({ results, nextId }: ListPage): Query | undefined {
  if (nextId !== undefined) return { nextId };
  const { position } = (results.at(-1) ?? {}) as { position?: number };
  return position === undefined || results.length < largestPageSize ? undefined : { after: String(position) };
}
