import { CalendarDate } from '../calendar.js';
import { CountryCode } from '../countries.js';
import { Nested, NotTaken, Tag, Text } from '../fields.js';
import { type UnionOf, union } from '../union.js';
import {
  type IdentityDocumentKind,
  type IdentityDocumentType,
  documentNumberForm,
  identityDocumentKinds,
} from '../vocabulary/identity-documents.js';
import { DocumentReference } from './document-references.js';

/** What every kind has. Which of the optional ones a kind requires is written in `identityDocumentKinds`. */
interface IdentityDocument<K extends IdentityDocumentType> {
  type: K;
  country: string;
  number: string;
  issuedOn?: string;
  expiresOn?: string;
  front: DocumentReference;
  back?: DocumentReference;
}

function identityDocumentOf<K extends IdentityDocumentType>(type: K): new () => IdentityDocument<K> {
  const kind: IdentityDocumentKind = identityDocumentKinds[type];
  class Kind implements IdentityDocument<K> {
    @Tag(type)
    type: K;

    @CountryCode({ describe: 'Who issued it.', ...(kind.countries === 'all' ? {} : { among: kind.countries }) })
    country: string;

    @DocumentNumber()
    number: string;

    @CalendarDate({ past: true, optional: true, example: '2020-01-31' })
    issuedOn?: string;

    @ExpiryDate(kind)
    expiresOn?: string;

    @Nested(() => DocumentReference)
    front: DocumentReference;

    @BackSide(kind)
    back?: DocumentReference;
  }
  return Kind;
}

function DocumentNumber(): PropertyDecorator {
  const { pattern, expected, example } = documentNumberForm;
  return Text({ max: 50, pattern: new RegExp(pattern, 'u'), patternMessage: `must be ${expected}`, example });
}

/** That a document has expired is found when it is checked, and said with what else is wrong with it. */
function ExpiryDate({ expires }: IdentityDocumentKind): PropertyDecorator {
  return CalendarDate({ optional: expires !== 'always', laterThan: 'issuedOn', example: '2045-01-31' });
}

function BackSide({ sides, hasNoBack = false }: IdentityDocumentKind): PropertyDecorator {
  return hasNoBack
    ? NotTaken('must be left out: of documents of this kind the front alone is taken')
    : Nested(() => DocumentReference, { optional: sides === 1 });
}

export class Passport extends identityDocumentOf('passport') {}
export class DriverLicense extends identityDocumentOf('driverLicense') {}
export class Cnh extends identityDocumentOf('cnh') {}
export class NationalId extends identityDocumentOf('nationalId') {}
export class StateId extends identityDocumentOf('stateId') {}
export class PassportCard extends identityDocumentOf('passportCard') {}
export class PermanentResidenceCard extends identityDocumentOf('permanentResidenceCard') {}
export class Visa extends identityDocumentOf('visa') {}
export class ResidencePermit extends identityDocumentOf('residencePermit') {}
export class CitizenshipCertificate extends identityDocumentOf('citizenshipCertificate') {}
export class ConsularId extends identityDocumentOf('consularId') {}
export class ForeignId extends identityDocumentOf('foreignId') {}
export class HealthInsuranceCard extends identityDocumentOf('healthInsuranceCard') {}
export class InternalPassport extends identityDocumentOf('internalPassport') {}
export class KeypassId extends identityDocumentOf('keypassId') {}
export class LongTermPass extends identityDocumentOf('longTermPass') {}
export class MunicipalId extends identityDocumentOf('municipalId') {}
export class MyNumberCard extends identityDocumentOf('myNumberCard') {}
export class NbiClearance extends identityDocumentOf('nbiClearance') {}
export class OfwId extends identityDocumentOf('ofwId') {}
export class PanCard extends identityDocumentOf('panCard') {}
export class PostalId extends identityDocumentOf('postalId') {}
export class SssId extends identityDocumentOf('sssId') {}
export class TravelDocument extends identityDocumentOf('travelDocument') {}
export class TribalId extends identityDocumentOf('tribalId') {}
export class Umid extends identityDocumentOf('umid') {}
export class VoterId extends identityDocumentOf('voterId') {}
export class WorkPermit extends identityDocumentOf('workPermit') {}

export const identityDocument = union('type', {
  passport: Passport,
  driverLicense: DriverLicense,
  cnh: Cnh,
  nationalId: NationalId,
  stateId: StateId,
  passportCard: PassportCard,
  permanentResidenceCard: PermanentResidenceCard,
  visa: Visa,
  residencePermit: ResidencePermit,
  citizenshipCertificate: CitizenshipCertificate,
  consularId: ConsularId,
  foreignId: ForeignId,
  healthInsuranceCard: HealthInsuranceCard,
  internalPassport: InternalPassport,
  keypassId: KeypassId,
  longTermPass: LongTermPass,
  municipalId: MunicipalId,
  myNumberCard: MyNumberCard,
  nbiClearance: NbiClearance,
  ofwId: OfwId,
  panCard: PanCard,
  postalId: PostalId,
  sssId: SssId,
  travelDocument: TravelDocument,
  tribalId: TribalId,
  umid: Umid,
  voterId: VoterId,
  workPermit: WorkPermit,
} satisfies { [T in IdentityDocumentType]: new () => { type: T } });
export type IdentityDocumentPayload = UnionOf<typeof identityDocument>;
