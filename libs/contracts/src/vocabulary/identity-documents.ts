/**
 * The kinds of identity documents. `sides` are those that are required: of a booklet the page with the picture,
 * of a card the front alone where the back says nothing of the person, or nothing that may be kept. Who has a
 * back all the same may give it, unless the kind has none.
 * `expires`: always (`expiresOn` is required), sometimes (given where it is printed), never (nobody is asked for
 * it, and it is taken where somebody reads one on the document).
 * Where several countries issue such a document, or nobody keeps a list, all are taken: our choice.
 */
export const identityDocumentKinds = {
  passport: { sides: 1, hasNoBack: true, expires: 'always', countries: 'all' },
  driverLicense: { sides: 2, expires: 'always', countries: 'all' },
  cnh: { sides: 2, expires: 'always', countries: ['BR'] },
  nationalId: { sides: 2, expires: 'sometimes', countries: 'all' },
  stateId: { sides: 2, expires: 'always', countries: ['US', 'AU', 'CA'] },
  passportCard: { sides: 2, expires: 'always', countries: ['US', 'IE'] },
  permanentResidenceCard: { sides: 2, expires: 'always', countries: 'all' },
  visa: { sides: 1, expires: 'always', countries: 'all' },
  residencePermit: { sides: 2, expires: 'always', countries: 'all' },
  citizenshipCertificate: { sides: 1, expires: 'never', countries: 'all' },
  consularId: { sides: 2, expires: 'sometimes', countries: 'all' },
  foreignId: { sides: 2, expires: 'always', countries: 'all' },
  healthInsuranceCard: { sides: 2, expires: 'sometimes', countries: 'all' },
  internalPassport: {
    sides: 1,
    expires: 'sometimes',
    countries: ['RU', 'UA', 'BY', 'AM', 'KG', 'MD', 'TJ', 'TM', 'UZ'],
  },
  keypassId: { sides: 2, expires: 'always', countries: ['AU'] },
  longTermPass: { sides: 2, expires: 'always', countries: ['SG', 'MY'] },
  municipalId: { sides: 2, expires: 'sometimes', countries: 'all' },
  /** Its back shows the Individual Number, which Japanese law lets few collect. */
  myNumberCard: { sides: 1, expires: 'always', countries: ['JP'] },
  nbiClearance: { sides: 1, expires: 'always', countries: ['PH'] },
  ofwId: { sides: 2, expires: 'sometimes', countries: ['PH'] },
  panCard: { sides: 1, expires: 'never', countries: ['IN'] },
  postalId: { sides: 2, expires: 'always', countries: ['PH'] },
  sssId: { sides: 2, expires: 'never', countries: ['PH'] },
  travelDocument: { sides: 1, expires: 'always', countries: 'all' },
  tribalId: { sides: 2, expires: 'sometimes', countries: ['US', 'CA'] },
  umid: { sides: 2, expires: 'sometimes', countries: ['PH'] },
  voterId: { sides: 2, expires: 'sometimes', countries: 'all' },
  workPermit: { sides: 2, expires: 'always', countries: 'all' },
} as const satisfies Readonly<Record<string, IdentityDocumentKind>>;
export type IdentityDocumentType = keyof typeof identityDocumentKinds;

export interface IdentityDocumentKind {
  readonly sides: 1 | 2;
  readonly hasNoBack?: boolean;
  readonly expires: 'always' | 'sometimes' | 'never';
  readonly countries: 'all' | readonly string[];
}

export const identityDocumentTypes = Object.keys(identityDocumentKinds) as readonly IdentityDocumentType[];

/** How a number on any document may be written; marks belong to the letters of some scripts. */
export const documentNumberPattern = '^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}/. -]{0,49}$';

export const documentNumberForm = {
  pattern: documentNumberPattern,
  expected: 'at most 50 letters, digits, spaces, hyphens, slashes and dots, as printed on the document',
  example: 'AAB123456',
} as const;
