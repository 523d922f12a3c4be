import type { Words } from '../en/words.js';

const asOnDocument = 'Genau wie auf Ihrem Ausweisdokument.';
const proofOfAddress = 'Eine Rechnung, ein Kontoauszug oder ein amtliches Schreiben, nicht älter als 90 Tage, mit';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Über Sie', about: asOnDocument },
  individualPersonalInfo: { title: 'Über Sie', about: asOnDocument },
  individualContactInfo: {
    title: 'Kontaktdaten',
    about: 'Wir verwenden sie nur, um Sie wegen dieser Verifizierung zu erreichen.',
  },
  individualResidentialAddress: { title: 'Ihr Wohnort', about: 'Ihre Wohnadresse, kein Postfach.' },
  individualIdentityDocument: {
    title: 'Ausweisdokument',
    about: 'Ein gültiges Dokument mit Ihrem Foto. Halten Sie es bereit.',
  },
  individualFinancialInfo: { title: 'Beruf und Einkommen', about: 'Schätzungen genügen.' },
  individualTaxInfo: { title: 'Steuernummer', about: 'Die Nummer, unter der Sie Steuern zahlen.' },
  individualEeaInfo: { title: 'Geburtsort', about: asOnDocument },
  individualProofOfAddress: { title: 'Adressnachweis', about: `${proofOfAddress} Ihrem Namen und Ihrer Adresse.` },
  individualSourceOfFunds: {
    title: 'Herkunft des Geldes',
    about:
      'Woher das Geld stammt, das Sie bewegen möchten. Fügen Sie einen Nachweis hinzu, zum Beispiel eine Gehaltsabrechnung, einen Vertrag oder eine Urkunde.',
  },
  individualSelfiePhoto: {
    title: 'Ihr Foto',
    about: 'Schauen Sie bei gutem Licht in die Kamera. Nichts sollte Ihr Gesicht verdecken.',
  },
  businessIdentification: { title: 'Angaben zum Unternehmen', about: 'Genau wie im Handelsregister.' },
  businessTaxInfo: { title: 'Steuernummer', about: 'Die Nummer, unter der das Unternehmen Steuern zahlt.' },
  businessAddress: { title: 'Adressen', about: 'Wo das Unternehmen eingetragen und wo es tätig ist.' },
  businessContactInfo: {
    title: 'Kontakt zum Unternehmen',
    about: 'Wir verwenden die Angaben nur, um Sie wegen dieser Verifizierung zu erreichen.',
  },
  businessDetails: { title: 'Was das Unternehmen macht', about: 'In Ihren eigenen Worten.' },
  businessOperations: {
    title: 'Geschäftstätigkeit',
    about: 'Wie das Unternehmen arbeitet und wofür es sein Konto nutzen wird.',
  },
  businessFinancialInfo: { title: 'Einnahmen', about: 'Schätzungen genügen.' },
  businessFormationDocuments: {
    title: 'Gründungsdokumente',
    about: 'Gesellschaftsvertrag, Satzung oder ein Handelsregisterauszug.',
  },
  businessUboOwnershipDocuments: {
    title: 'Eigentumsnachweis',
    about:
      'Eine Gesellschafterliste, ein Beteiligungsdiagramm oder ein ähnliches Dokument, das zeigt, wem das Unternehmen gehört.',
  },
  businessProofOfAddressDocuments: {
    title: 'Adressnachweis',
    about: `${proofOfAddress} Name und Adresse des Unternehmens.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Geldflüsse',
    about: 'Ein Diagramm oder eine Beschreibung, wie Kundengelder durch das Unternehmen fließen.',
  },
  businessAssociatedPersons: {
    title: 'Eigentum und Geschäftsführung',
    about:
      'Alle, denen 25 % oder mehr gehören (bis zu vier Personen), und die Person, die das Unternehmen leitet. Beides kann dieselbe Person sein.',
  },
  associatedPersonPersonalInfo: {
    title: 'Persönliche Angaben',
    about: 'Genau wie auf dem Ausweisdokument der Person.',
  },
  associatedPersonContactInfo: {
    title: 'Kontaktdaten',
    about: 'Wir verwenden sie nur, um die Person wegen dieser Verifizierung zu erreichen.',
  },
  associatedPersonResidentialAddress: { title: 'Wohnadresse', about: 'Wo die Person wohnt, kein Postfach.' },
  associatedPersonTaxInfo: { title: 'Steuernummer', about: 'Die Nummer, unter der die Person Steuern zahlt.' },
  associatedPersonIdentityDocument: {
    title: 'Ausweisdokument',
    about: 'Ein gültiges Dokument mit einem Foto der Person.',
  },
  associatedPersonProofOfAddress: {
    title: 'Adressnachweis',
    about: `${proofOfAddress} Name und Adresse der Person.`,
  },
  associatedPersonEeaInfo: {
    title: 'Rolle und Geburtsort',
    about: 'Ob die Person zur Geschäftsführung gehört und wo sie geboren ist.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Zeichnungsberechtigung',
    about: 'Ein Dokument, das zeigt, dass die Person für das Unternehmen unterschreiben darf.',
  },
};
