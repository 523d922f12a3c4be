import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Written before the object of a document is, and gone with the transaction that writes its row: whatever is cut off
 * in between is found by it and removed.
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
