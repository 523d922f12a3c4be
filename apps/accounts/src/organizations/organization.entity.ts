import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OrganizationType } from '#contracts';
import type { OrganizationStatus } from './organization.lifecycle.js';

@Entity('organization')
@Index('organization_name', { synchronize: false })
@Index('organization_children', ['parentOrganizationId', 'id'])
export class Organization {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'organization_pkey' })
  id: string;

  @Column('uuid', { nullable: true })
  parentOrganizationId: string | null;

  @Column('text')
  status: OrganizationStatus;

  @Column('text')
  name: string;

  @Column('text')
  type: OrganizationType;

  @Column('text')
  country: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('text', { nullable: true })
  erasureReason: string | null;
}
