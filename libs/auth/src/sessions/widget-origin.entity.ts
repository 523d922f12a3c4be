import { Entity, Index, PrimaryColumn } from 'typeorm';

/** That a session named an origin: asked for by any browser, before anyone is known. Rows are only added, so that sessions with one origin do not wait for each other. */
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
