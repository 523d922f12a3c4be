import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, FiatCurrencyCode, TokenSymbol } from '#contracts';
import type { ExceptionKindName, ExceptionOption, ExceptionStatus, SubjectType } from './exception-table.js';

/** Tokens on a chain or money, in the smallest unit as text. */
export type ExceptionAmount =
  | { readonly tokenSymbol: TokenSymbol; readonly blockchain: Blockchain; readonly units: string }
  | { readonly fiatCurrencyCode: FiatCurrencyCode; readonly units: string };

export interface KeptResolution {
  /** Absent where it went by itself. */
  readonly option?: ExceptionOption;
  /** As the audit trail names people. */
  readonly by?: string;
  readonly reason: string;
}

/** Something about money that does not go on by itself. */
@Entity('exception')
@Index('exception_id', ['id'], { unique: true })
@Index('exception_status', ['status', 'id'])
@Index('exception_kind', ['kind', 'id'])
@Index('exception_subject', ['subjectId', 'kind'])
@Index('exception_open', ['kind', 'subjectId'], { unique: true, where: `status = 'open'` })
export class Exception {
  /** Whose it is about; of the platform, where it is about none. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'exception_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'exception_pkey' })
  id: string;

  @Column('text')
  kind: ExceptionKindName;

  @Column('text')
  status: ExceptionStatus;

  @Column('text')
  subjectType: SubjectType;

  @Column('text')
  subjectId: string;

  @Column('jsonb', { nullable: true })
  amount: ExceptionAmount | null;

  /** In words, without personal data: it stays. */
  @Column('text')
  because: string;

  @Column('text', { array: true })
  options: ExceptionOption[];

  @Column('jsonb', { nullable: true })
  resolution: KeptResolution | null;

  @Column('timestamptz')
  openedAt: Date;

  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;
}
