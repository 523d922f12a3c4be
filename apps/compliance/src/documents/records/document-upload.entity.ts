import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Announces an upload: written before the object, deleted in the transaction that writes the document's row. An upload
 * that is cut off in between is found by its announcement and removed.
 */
@Entity('document_upload')
@Index('document_upload_age', ['createdAt'])
export class DocumentUpload {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_upload_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_upload_pkey' })
  id: string;

  @Column('timestamptz')
  createdAt: Date;
}
