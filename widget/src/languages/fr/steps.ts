import type { Words } from '../en/words.js';

const asOnDocument = 'Comme sur votre pièce d’identité.';
const proofOfAddress = 'Une facture, un relevé bancaire ou un courrier officiel de moins de 90 jours indiquant';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'À propos de vous', about: asOnDocument },
  individualPersonalInfo: { title: 'À propos de vous', about: asOnDocument },
  individualContactInfo: {
    title: 'Coordonnées',
    about: 'Elles ne serviront qu’à vous joindre au sujet de cette vérification.',
  },
  individualResidentialAddress: { title: 'Domicile', about: 'L’adresse où vous habitez, pas une boîte postale.' },
  individualIdentityDocument: {
    title: 'Pièce d’identité',
    about: 'Un document en cours de validité, avec votre photo. Gardez-le à portée de main.',
  },
  individualFinancialInfo: { title: 'Travail et revenus', about: 'Des estimations suffisent.' },
  individualTaxInfo: { title: 'Numéro fiscal', about: 'Le numéro avec lequel vous payez vos impôts.' },
  individualEeaInfo: { title: 'Lieu de naissance', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Justificatif de domicile',
    about: `${proofOfAddress} votre nom et votre adresse.`,
  },
  individualSourceOfFunds: {
    title: 'Origine des fonds',
    about:
      'D’où vient l’argent que vous comptez transférer. Ajoutez un document qui le montre, comme un bulletin de salaire, un contrat ou un acte.',
  },
  individualSelfiePhoto: {
    title: 'Votre photo',
    about: 'Face à l’appareil, avec un bon éclairage et le visage découvert.',
  },
  businessIdentification: {
    title: 'Informations sur l’entreprise',
    about: 'Telles qu’elles figurent au registre du commerce.',
  },
  businessTaxInfo: { title: 'Numéro fiscal', about: 'Le numéro avec lequel l’entreprise paie ses impôts.' },
  businessAddress: { title: 'Adresses', about: 'Le siège de l’entreprise et le lieu de son activité.' },
  businessContactInfo: {
    title: 'Coordonnées de l’entreprise',
    about: 'Elles ne serviront qu’à vous joindre au sujet de cette vérification.',
  },
  businessDetails: { title: 'Ce que fait l’entreprise', about: 'Avec vos propres mots.' },
  businessOperations: { title: 'Activité', about: 'Comment l’entreprise travaille, et à quoi servira son compte.' },
  businessFinancialInfo: { title: 'Revenus', about: 'Des estimations suffisent.' },
  businessFormationDocuments: {
    title: 'Documents constitutifs',
    about: 'Statuts, acte constitutif ou extrait du registre du commerce (Kbis en France).',
  },
  businessUboOwnershipDocuments: {
    title: 'Détention du capital',
    about:
      'Un registre des actionnaires, un organigramme ou un document similaire qui montre qui détient l’entreprise.',
  },
  businessProofOfAddressDocuments: {
    title: 'Justificatif d’adresse',
    about: `${proofOfAddress} le nom et l’adresse de l’entreprise.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Circulation des fonds',
    about: 'Un schéma ou une description de la façon dont les fonds des clients circulent dans l’entreprise.',
  },
  businessAssociatedPersons: {
    title: 'Bénéficiaires effectifs et direction',
    about:
      'Toutes les personnes qui détiennent 25\u00a0% ou plus (quatre au maximum) et celle qui dirige l’entreprise. Ce peut être la même.',
  },
  associatedPersonPersonalInfo: {
    title: 'Informations personnelles',
    about: 'Comme sur la pièce d’identité de la personne.',
  },
  associatedPersonContactInfo: {
    title: 'Coordonnées',
    about: 'Elles ne serviront qu’à joindre la personne au sujet de cette vérification.',
  },
  associatedPersonResidentialAddress: {
    title: 'Domicile',
    about: 'L’adresse où la personne habite, pas une boîte postale.',
  },
  associatedPersonTaxInfo: { title: 'Numéro fiscal', about: 'Le numéro avec lequel la personne paie ses impôts.' },
  associatedPersonIdentityDocument: {
    title: 'Pièce d’identité',
    about: 'Un document en cours de validité, avec la photo de la personne.',
  },
  associatedPersonProofOfAddress: {
    title: 'Justificatif de domicile',
    about: `${proofOfAddress} le nom et l’adresse de la personne.`,
  },
  associatedPersonEeaInfo: {
    title: 'Rôle et lieu de naissance',
    about: 'Si la personne a un mandat social, et où elle est née.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Pouvoir de signature',
    about: 'Un document qui montre que la personne peut signer pour l’entreprise.',
  },
};
