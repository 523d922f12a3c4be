import { Entity, Index, PrimaryColumn, Column } from 'typeorm';

/** An attestation about a review or a person names a document. */
@Entity('document_use')
@Index('document_use_document', ['organizationId', 'documentId', 'subjectId'])
export class DocumentUse {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_use_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_use_pkey' })
  attestationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_use_pkey' })
  documentId: string;

  @Column('uuid')
  subjectId: string;
}
