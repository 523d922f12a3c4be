import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, actorOf, authorOf } from '#auth';
import type { Tx } from '#database';
import { IllegalTransition, ResourceNotFound, ValidationFailed } from '#errors';
import { Exception } from './exception.entity.js';
import type { ChosenOption } from './exception-kind.js';
import { Exceptions } from './exceptions.js';
import { KnownExceptions } from './known-exceptions.js';
import { type ExceptionView, exceptionView } from './exception.view.js';

/** Does what was chosen about an exception, once. */
@Injectable()
export class ResolveException {
  constructor(
    private readonly known: KnownExceptions,
    private readonly exceptions: Exceptions,
    private readonly audit: AuditTrail,
  ) {}

  /** What it is about is locked first, then the exception: who comes second finds it resolved. */
  async resolve(tx: Tx, caller: HouseCaller, id: string, chosen: ChosenOption): Promise<ExceptionView> {
    const seen = await this.refuse(tx, id, chosen);
    const kind = this.known.get(seen.kind);
    await kind.hold?.(tx, seen);
    const exception = await tx.one(Exception, { organizationId: seen.organizationId, id }, { lock: true });
    if (exception?.status !== 'open') throw resolvedAlready(id);
    await kind.resolve(tx, exception, chosen);
    const { option, reason } = chosen;
    const resolution = { option, by: actorOf(caller), reason };
    const resolvedAt = await this.exceptions.resolve(tx, exception, resolution);
    await this.audit.record(tx, {
      organizationId: exception.organizationId,
      ...authorOf(caller),
      action: 'exceptionResolved',
      subject: `exception:${id}`,
      reason: `${option}: ${reason}`,
    });
    return exceptionView({ ...exception, status: 'resolved', resolution, resolvedAt });
  }

  /** Before anything is done, or anybody asked to agree. */
  async refuse(from: Pick<Tx, 'many'>, id: string, { option }: Pick<ChosenOption, 'option'>): Promise<Exception> {
    const [exception] = await from.many(Exception, 'SELECT * FROM exception WHERE id = $1', [id]);
    if (exception === undefined) throw new ResourceNotFound('exception', id);
    if (exception.status !== 'open') throw resolvedAlready(id);
    if (!exception.options.includes(option))
      throw ValidationFailed.at('option', `must be one of ${exception.options.join(', ')}`);
    return exception;
  }
}

function resolvedAlready(id: string): IllegalTransition {
  return new IllegalTransition('exception', id, 'resolved', 'resolve');
}
