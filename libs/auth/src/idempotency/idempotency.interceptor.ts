import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { type Tx, UnitOfWork, isUniqueViolation } from '#database';
import { IdempotencyKeyInProgress, IdempotencyKeyReused, ValidationFailed, errorBody, isGatehouseError } from '#errors';
import { Clock, Ids, type OperationOptions, operationKey, readId } from '#runtime';
import { callerOf } from '../keys/caller.js';
import { fingerprintOf } from './fingerprint.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';
import { IdempotencyRecords, keeperOf, keyOf } from './idempotency-records.js';

interface KeyedRequest {
  readonly organizationId: string;
  /** As it was sent. */
  readonly sent: string;
  /** As it is kept: sessions and phones have keys of their own, so that nobody gets the answer to another by guessing its key. */
  readonly key: string;
  readonly fingerprint: Buffer;
}

/**
 * Makes a POST, or another request that is done anew each time, safe to send again. The answer is kept in the transaction that does the work, so that there is never one
 * without the other; the primary key decides which of two replicas was first.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly running = new Set<string>();

  constructor(
    private readonly records: IdempotencyRecords,
    private readonly unitOfWork: UnitOfWork,
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const header = request.headers['idempotency-key'];
    const caller = callerOf(request);
    if (header === undefined || caller === undefined || !this.takesKeys(request.method, context)) return next.handle();
    const sent = readId(header);
    if (sent === undefined) throw ValidationFailed.at('Idempotency-Key', 'must be a UUID');
    const keyed = {
      organizationId: keeperOf(caller),
      sent,
      key: keyOf(caller, sent),
      fingerprint: fingerprintOf(request.method, request.url, request.body),
    };
    return from(this.alone(keyed, () => this.once(keyed, context, next)));
  }

  private takesKeys(method: string, context: ExecutionContext): boolean {
    if (method === 'POST') return true;
    return this.reflector.get<OperationOptions | undefined>(operationKey, context.getHandler())?.keyed === true;
  }

  /** Within one process, a second request is refused at once while the first is running. */
  private async alone(keyed: KeyedRequest, work: () => Promise<unknown>): Promise<unknown> {
    const name = `${keyed.organizationId} ${keyed.key}`;
    if (this.running.has(name)) throw new IdempotencyKeyInProgress(keyed.sent);
    this.running.add(name);
    try {
      return await work();
    } finally {
      this.running.delete(name);
    }
  }

  /** A key is nearly always new, so the work begins as if it were; if it is not, the work is rolled back and the kept answer replayed. */
  private async once(keyed: KeyedRequest, context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const options = this.reflector.get<OperationOptions>(operationKey, context.getHandler());
    try {
      const work = async (tx: Tx): Promise<unknown> => {
        const answer: unknown = await lastValueFrom(next.handle());
        const text = kept(answer, options.shownOnce ?? []);
        const safe = options.personal === true ? await this.records.seal(tx, keyed, text) : text;
        tx.insert(IdempotencyRecord, this.record(keyed, reply.statusCode, safe));
        return answer;
      };
      // Done before, it meets the record of its key.
      return await this.unitOfWork.run(work, { isDoneOnce: true });
    } catch (thrown) {
      const replayed = (earlier: IdempotencyRecord): Promise<unknown> => this.replay(earlier, keyed, reply, options);
      return this.afterFailure(thrown, keyed, { replayed, again: () => this.once(keyed, context, next) });
    }
  }

  /** The failure may only mean that the request was answered before, by this process or another. */
  private async afterFailure(
    thrown: unknown,
    keyed: KeyedRequest,
    then: { replayed(earlier: IdempotencyRecord): Promise<unknown>; again(): Promise<unknown> },
  ): Promise<unknown> {
    const wasAnswered = isUniqueViolation(thrown, 'idempotency_record_pkey');
    const isRefusal = isGatehouseError(thrown) && thrown.contract.status < 500;
    if (!wasAnswered && !isRefusal) throw thrown;
    const earlier = await this.records.find(keyed.organizationId, keyed.key);
    if (earlier !== undefined) return then.replayed(earlier);
    if (!isRefusal) return then.again();
    thrown.instanceId = this.ids.next();
    const answer = JSON.stringify(errorBody(thrown, thrown.instanceId));
    if (await this.records.keepRefusal(this.record(keyed, thrown.contract.status, answer))) throw thrown;
    return this.afterFailure(thrown, keyed, then);
  }

  /** Refusals hold no personal data, so they are not encrypted. */
  private async replay(
    earlier: IdempotencyRecord,
    keyed: KeyedRequest,
    reply: FastifyReply,
    { personal = false }: { readonly personal?: boolean },
  ): Promise<unknown> {
    const { fingerprint, status, answer } = earlier;
    if (!fingerprint.equals(keyed.fingerprint)) throw new IdempotencyKeyReused(keyed.sent);
    const text = personal && status < 400 ? await this.records.open(earlier, answer) : answer;
    void reply.code(status).header('Idempotency-Replayed', 'true');
    return JSON.parse(text) as unknown;
  }

  private record(
    { organizationId, key, fingerprint }: KeyedRequest,
    status: number,
    answer: string,
  ): IdempotencyRecord {
    return { organizationId, key, fingerprint, status, answer, createdAt: this.clock.now() };
  }
}

function kept(answer: unknown, shownOnce: readonly string[]): string {
  if (typeof answer !== 'object' || answer === null || shownOnce.length === 0) return JSON.stringify(answer ?? null);
  return JSON.stringify(Object.fromEntries(Object.entries(answer).filter(([name]) => !shownOnce.includes(name))));
}
