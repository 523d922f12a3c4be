export const manifestFormat = 'gatehouse-evidence/1';

export const manifestName = 'manifest.json';
export const signatureName = 'signature.json';
export const auditName = 'audit.ndjson';

export interface ListedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What the evidence is about, and by whom it was taken. */
export interface EvidenceFacts {
  readonly complianceReviewId: string;
  readonly organizationId: string;
  readonly exportedAt: string;
  readonly exportedBy: string;
}

/** All files but itself and its signature. */
export interface Manifest extends EvidenceFacts {
  readonly format: string;
  readonly files: readonly ListedFile[];
}

/** Ed25519, of the bytes of the manifest. Whose key it is has to be known from elsewhere. */
export interface ManifestSignature {
  readonly algorithm: 'Ed25519';
  readonly publicKey: string;
  readonly signature: string;
}
