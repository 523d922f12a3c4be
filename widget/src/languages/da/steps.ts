import type { Words } from '../en/words.js';

const asOnDocument = 'Som det står på din legitimation.';
const proofOfAddress = 'En regning, et kontoudtog eller et brev fra det offentlige fra de seneste 90 dage med';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Om dig', about: asOnDocument },
  individualPersonalInfo: { title: 'Om dig', about: asOnDocument },
  individualContactInfo: {
    title: 'Kontaktoplysninger',
    about: 'Vi bruger dem kun til at kontakte dig om verificeringen.',
  },
  individualResidentialAddress: { title: 'Hvor du bor', about: 'Din bopælsadresse, ikke en postboks.' },
  individualIdentityDocument: {
    title: 'Legitimation',
    about: 'Et gyldigt dokument med dit billede. Hav det klar.',
  },
  individualFinancialInfo: { title: 'Arbejde og indkomst', about: 'Et skøn er nok.' },
  individualTaxInfo: { title: 'Skattenummer', about: 'Det nummer, du betaler skat med.' },
  individualEeaInfo: { title: 'Fødested', about: asOnDocument },
  individualProofOfAddress: { title: 'Bevis for adresse', about: `${proofOfAddress} dit navn og din adresse.` },
  individualSourceOfFunds: {
    title: 'Pengenes oprindelse',
    about:
      'Hvor de penge, du vil flytte, kommer fra. Tilføj et dokument, der viser det, for eksempel en lønseddel, en kontrakt eller et skøde.',
  },
  individualSelfiePhoto: {
    title: 'Dit billede',
    about: 'Kig ind i kameraet i godt lys, uden noget foran ansigtet.',
  },
  businessIdentification: { title: 'Virksomhedens oplysninger', about: 'Som de står i virksomhedsregistret.' },
  businessTaxInfo: { title: 'Skattenummer', about: 'Det nummer, virksomheden betaler skat med.' },
  businessAddress: { title: 'Adresser', about: 'Hvor virksomheden er registreret, og hvor den er aktiv.' },
  businessContactInfo: {
    title: 'Kontakt til virksomheden',
    about: 'Vi bruger oplysningerne kun til at kontakte dig om verificeringen.',
  },
  businessDetails: { title: 'Hvad virksomheden laver', about: 'Med dine egne ord.' },
  businessOperations: { title: 'Drift', about: 'Hvordan virksomheden arbejder, og hvad den skal bruge kontoen til.' },
  businessFinancialInfo: { title: 'Indtægter', about: 'Et skøn er nok.' },
  businessFormationDocuments: {
    title: 'Stiftelsesdokumenter',
    about: 'Stiftelsesdokument, vedtægter eller en udskrift fra virksomhedsregistret.',
  },
  businessUboOwnershipDocuments: {
    title: 'Bevis for ejerskab',
    about: 'En ejerbog, et ejerdiagram eller et lignende dokument, der viser, hvem der ejer virksomheden.',
  },
  businessProofOfAddressDocuments: {
    title: 'Bevis for adresse',
    about: `${proofOfAddress} virksomhedens navn og adresse.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Pengestrømme',
    about: 'Et diagram eller en beskrivelse af, hvordan kundernes penge bevæger sig gennem virksomheden.',
  },
  businessAssociatedPersons: {
    title: 'Ejere og ledelse',
    about:
      'Alle, der ejer 25 % eller mere (højst fire personer), og den person, der leder virksomheden. Det kan være den samme person.',
  },
  associatedPersonPersonalInfo: {
    title: 'Personoplysninger',
    about: 'Som de står på personens legitimation.',
  },
  associatedPersonContactInfo: {
    title: 'Kontaktoplysninger',
    about: 'Vi bruger dem kun til at kontakte personen om verificeringen.',
  },
  associatedPersonResidentialAddress: { title: 'Bopælsadresse', about: 'Hvor personen bor, ikke en postboks.' },
  associatedPersonTaxInfo: { title: 'Skattenummer', about: 'Det nummer, personen betaler skat med.' },
  associatedPersonIdentityDocument: { title: 'Legitimation', about: 'Et gyldigt dokument med personens billede.' },
  associatedPersonProofOfAddress: {
    title: 'Bevis for adresse',
    about: `${proofOfAddress} personens navn og adresse.`,
  },
  associatedPersonEeaInfo: {
    title: 'Rolle og fødested',
    about: 'Om personen er med i bestyrelsen eller direktionen, og hvor personen er født.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Tegningsret',
    about: 'Et dokument, der viser, at personen må skrive under for virksomheden.',
  },
};
