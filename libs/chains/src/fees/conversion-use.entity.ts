import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Conversion } from '#contracts';

/** How much was converted on a day, in UTC by the clock of the service. Only counted while there is a cap. */
@Entity('conversion_use')
export class ConversionUse {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'conversion_use_pkey' })
  conversion: Conversion;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'conversion_use_pkey' })
  day: string;

  @Column('bigint')
  units: string;
}
