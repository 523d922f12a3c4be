import { Entity, Index, PrimaryColumn } from 'typeorm';

/** An origin that a session allows, looked up for preflight requests, which carry no token. Rows are only inserted, so that sessions with the same origin do not wait for each other. */
@Entity('widget_origin')
@Index('widget_origin_age', { synchronize: false })
export class WidgetOrigin {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'widget_origin_pkey' })
  origin: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'widget_origin_pkey' })
  namedAt: Date;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'widget_origin_pkey' })
  sessionId: string;
}
