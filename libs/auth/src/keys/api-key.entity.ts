import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ApiVersion, Scope } from '#contracts';

/** Found by its id alone, before the organization is known: a reference table where tenants are distributed. */
@Entity('api_key')
@Index('api_key_organization', ['organizationId', 'id'])
export class ApiKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'api_key_pkey' })
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  scopes: Scope[];

  @Column('bytea')
  secretHash: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  /** In which its requests are answered that ask for none. Until it is used, it may have none. */
  @Column('text', { nullable: true })
  apiVersion: ApiVersion | null;
}
