import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PayinCode, currencyOf } from '#contracts';
import { Reads, type Tx } from '#database';
import { IllegalTransition } from '#errors';
import {
  type ChosenOption,
  type Exception,
  ExceptionConfig,
  ExceptionKind,
  type FoundException,
  type GoneException,
  KnownExceptions,
  notTold,
  stuckSince,
} from '#exceptions';
import { Clock } from '#runtime';
import { ResolveReturn } from './resolve-return.js';

interface Row {
  readonly organizationId: string;
  readonly id: string;
  readonly code: PayinCode;
  readonly units: string;
  readonly isRefused: boolean;
}

/** What is refused is told at once, what is asked for only after hours. */
const unconfirmed = `
  SELECT organization_id AS "organizationId", id, code, fiat_units::text AS units, return_status = 'refused' AS "isRefused"
  FROM payin WHERE return_status = ANY ('{asked,refused}'::text[]) AND (return_status = 'refused' OR failed_at <= $1)`;
const untold = `${unconfirmed} AND ${notTold('returnUnconfirmed', 'payin.id::text', '$1')} LIMIT 500`;

/** Money that became no tokens, and of which its rail does not say that its sender has it back. */
@Injectable()
export class ReturnUnconfirmed extends ExceptionKind implements OnModuleInit {
  readonly kind = 'returnUnconfirmed';

  constructor(
    private readonly known: KnownExceptions,
    private readonly reads: Reads,
    private readonly resolveReturn: ResolveReturn,
    private readonly clock: Clock,
    private readonly config: ExceptionConfig,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async find(): Promise<FoundException[]> {
    const rows = await this.reads.query<Row>(untold, [stuckSince(this.config, this.clock)]);
    return rows.map(({ organizationId, id, code, units, isRefused }) => ({
      organizationId,
      kind: this.kind,
      subject: { type: 'payin', id },
      amount: { fiatCurrencyCode: currencyOf(code), units },
      because: isRefused
        ? 'Its rail refuses to send the money back'
        : `Its rail has not said for ${this.config.stuckHours} hours that the money went back`,
      options: ['retry', 'markAsReturned'],
    }));
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const rows = await this.reads.query<{ id: string }>(
      `SELECT id FROM payin WHERE id = ANY ($1::uuid[]) AND return_status = 'confirmed'`,
      [open.map(({ subjectId }) => subjectId)],
    );
    const confirmed = new Set(rows.map(({ id }) => id));
    const gone = open.filter(({ subjectId }) => confirmed.has(subjectId));
    return gone.map((exception) => ({ exception, because: 'Its rail has confirmed that the money went back' }));
  }

  override async hold(tx: Tx, { organizationId, subjectId }: Exception): Promise<void> {
    await this.resolveReturn.hold(tx, organizationId, subjectId);
  }

  override async resolve(
    tx: Tx,
    { organizationId, subjectId: id }: Exception,
    { option }: ChosenOption,
  ): Promise<void> {
    const payin = await this.resolveReturn.hold(tx, organizationId, id);
    if (payin === undefined || payin.returnStatus === null || payin.returnStatus === 'confirmed')
      throw new IllegalTransition('payin', id, payin?.status ?? null, option);
    if (option === 'retry') await this.resolveReturn.ask(tx, payin);
    else await this.resolveReturn.confirm(tx, payin);
  }
}
