import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DocumentType } from '../formats/detect-document-type.js';

/** An uploaded file. Its bytes are sealed in the object store. */
@Entity('document')
@Index('document_id', ['id'], { unique: true })
@Index('document_sha256', ['sha256'])
@Index('document_review', ['organizationId', 'uploadedInReview', 'id'], { where: '"uploaded_in_review" IS NOT NULL' })
@Index('document_unused', ['organizationId'], { where: '"used_at" IS NULL' })
@Index('document_unused_age', ['createdAt'], { where: '"used_at" IS NULL' })
export class Document {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_pkey' })
  id: string;

  /** As detected from the bytes. */
  @Column('text')
  contentType: DocumentType;

  @Column('integer')
  sizeBytes: number;

  @Column('bytea')
  sha256: Buffer;

  /** The uploaded file's name, sealed. Only a label. */
  @Column('bytea')
  fileName: Buffer;

  /** Sealed. */
  @Column('bytea', { nullable: true })
  purpose: Buffer | null;

  /** Whether clamd scanned it at upload. */
  @Column('boolean', { default: false })
  isScanned: boolean;

  /** The review of the widget session that uploaded it. */
  @Column('uuid', { nullable: true })
  uploadedInReview: string | null;

  /** The invitation of the person who uploaded it, whom alone among invited people it concerns. */
  @Column('uuid', { nullable: true })
  uploadedByInvitation: string | null;

  /** When an attestation first named it. Until then it is kept for a day. */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
