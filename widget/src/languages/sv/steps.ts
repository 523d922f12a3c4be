import type { Words } from '../en/words.js';

const asOnDocument = 'Som det står på din id-handling.';
const proofOfAddress = 'En räkning, ett kontoutdrag eller ett myndighetsbrev från de senaste 90 dagarna som visar';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Om dig', about: asOnDocument },
  individualPersonalInfo: { title: 'Om dig', about: asOnDocument },
  individualContactInfo: {
    title: 'Kontaktuppgifter',
    about: 'Vi använder dem bara för att kontakta dig om verifieringen.',
  },
  individualResidentialAddress: { title: 'Var du bor', about: 'Din bostadsadress, inte en boxadress.' },
  individualIdentityDocument: {
    title: 'Id-handling',
    about: 'Ett giltigt dokument med ditt foto. Ha det till hands.',
  },
  individualFinancialInfo: { title: 'Arbete och inkomst', about: 'Det räcker med uppskattningar.' },
  individualTaxInfo: { title: 'Skattenummer', about: 'Numret du använder för att betala skatt.' },
  individualEeaInfo: { title: 'Födelseort', about: asOnDocument },
  individualProofOfAddress: { title: 'Bevis på adress', about: `${proofOfAddress} ditt namn och din adress.` },
  individualSourceOfFunds: {
    title: 'Pengarnas ursprung',
    about:
      'Var pengarna som du tänker flytta kommer ifrån. Lägg till ett dokument som visar det, till exempel en lönespecifikation eller ett avtal.',
  },
  individualSelfiePhoto: {
    title: 'Din bild',
    about: 'Titta in i kameran i bra ljus, utan något som täcker ansiktet.',
  },
  businessIdentification: { title: 'Företagsuppgifter', about: 'Som de står i företagsregistret.' },
  businessTaxInfo: { title: 'Skattenummer', about: 'Numret företaget använder för att betala skatt.' },
  businessAddress: { title: 'Adresser', about: 'Var företaget är registrerat och var det är verksamt.' },
  businessContactInfo: {
    title: 'Kontakt till företaget',
    about: 'Vi använder den bara för att kontakta dig om verifieringen.',
  },
  businessDetails: { title: 'Vad företaget gör', about: 'Med dina egna ord.' },
  businessOperations: { title: 'Verksamhet', about: 'Hur företaget arbetar och vad det ska använda kontot till.' },
  businessFinancialInfo: { title: 'Intäkter', about: 'Det räcker med uppskattningar.' },
  businessFormationDocuments: {
    title: 'Bolagshandlingar',
    about: 'Stiftelseurkund, bolagsordning eller registreringsbevis.',
  },
  businessUboOwnershipDocuments: {
    title: 'Bevis på ägande',
    about: 'En aktiebok, ett ägardiagram eller ett liknande dokument som visar vem som äger företaget.',
  },
  businessProofOfAddressDocuments: {
    title: 'Bevis på adress',
    about: `${proofOfAddress} företagets namn och adress.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Penningflöden',
    about: 'Ett diagram eller en beskrivning av hur kundernas pengar rör sig genom företaget.',
  },
  businessAssociatedPersons: {
    title: 'Ägare och ledning',
    about:
      'Alla som äger 25 % eller mer (högst fyra personer) och den person som leder företaget. Samma person kan vara båda delarna.',
  },
  associatedPersonPersonalInfo: {
    title: 'Personuppgifter',
    about: 'Som de står på personens id-handling.',
  },
  associatedPersonContactInfo: {
    title: 'Kontaktuppgifter',
    about: 'Vi använder dem bara för att kontakta personen om verifieringen.',
  },
  associatedPersonResidentialAddress: { title: 'Bostadsadress', about: 'Där personen bor, inte en boxadress.' },
  associatedPersonTaxInfo: { title: 'Skattenummer', about: 'Numret personen använder för att betala skatt.' },
  associatedPersonIdentityDocument: { title: 'Id-handling', about: 'Ett giltigt dokument med personens foto.' },
  associatedPersonProofOfAddress: {
    title: 'Bevis på adress',
    about: `${proofOfAddress} personens namn och adress.`,
  },
  associatedPersonEeaInfo: {
    title: 'Roll och födelseort',
    about: 'Om personen sitter i styrelsen, och var personen är född.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Firmateckningsrätt',
    about: 'Ett dokument som visar att personen får skriva under för företaget.',
  },
};
