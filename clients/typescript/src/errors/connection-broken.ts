import { GatehouseError } from './gatehouse-error.js';

/** No answer, or only a part of one. */
export class ConnectionBroken extends GatehouseError {
  override readonly name = 'ConnectionBroken';
  /** Whether the request may have been carried out all the same. */
  readonly mayBeDone: boolean;
  /** Under which it was sent: with the same one it can be sent again, and is not done twice. */
  readonly idempotencyKey: string | undefined;

  constructor(
    route: string,
    what: string,
    { idempotencyKey, cause }: { idempotencyKey: string | undefined; cause: unknown },
  ) {
    const mayBeDone = !route.startsWith('GET ');
    super(route, `${route}: ${what}.${mayBeDone ? ' Whether it was carried out is not known.' : ''}`, { cause });
    this.mayBeDone = mayBeDone;
    this.idempotencyKey = idempotencyKey;
  }
}
