import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Conversion } from '#contracts';

/** What the operator asks for a conversion. Without a row it is one for one, and as much as anyone likes. */
@Entity('conversion_terms')
export class ConversionTerms {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'conversion_terms_pkey' })
  conversion: Conversion;

  @Column('integer')
  spreadBasisPoints: number;

  /** In the smallest units of a token, for all organizations together; null for no cap. */
  @Column('bigint', { nullable: true })
  dailyCapUnits: string | null;

  @Column('boolean')
  isStopped: boolean;

  @Column('timestamptz')
  changedAt: Date;
}
