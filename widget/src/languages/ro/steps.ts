import type { Words } from '../en/words.js';

const asOnDocument = 'Așa cum apar în actul tău de identitate.';
const proofOfAddress = 'O factură, un extras de cont sau o scrisoare oficială din ultimele 90 de zile, cu';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Datele tale', about: asOnDocument },
  individualPersonalInfo: { title: 'Datele tale', about: asOnDocument },
  individualContactInfo: {
    title: 'Date de contact',
    about: 'Le folosim doar ca să te contactăm în legătură cu această verificare.',
  },
  individualResidentialAddress: { title: 'Unde locuiești', about: 'Adresa de acasă, nu o căsuță poștală.' },
  individualIdentityDocument: {
    title: 'Act de identitate',
    about: 'Un document valabil, cu fotografia ta. Ține-l la îndemână.',
  },
  individualFinancialInfo: { title: 'Muncă și venituri', about: 'Sunt suficiente valori aproximative.' },
  individualTaxInfo: { title: 'Cod fiscal', about: 'Codul cu care plătești impozite.' },
  individualEeaInfo: { title: 'Locul nașterii', about: 'Așa cum apare în actul tău de identitate.' },
  individualProofOfAddress: { title: 'Dovada adresei', about: `${proofOfAddress} numele și adresa ta.` },
  individualSourceOfFunds: {
    title: 'Sursa fondurilor',
    about:
      'De unde provin banii pe care vrei să îi transferi. Adaugă un document care arată asta, cum ar fi un fluturaș de salariu sau un contract.',
  },
  individualSelfiePhoto: {
    title: 'Fotografia ta',
    about: 'Privește spre cameră, în lumină bună și cu fața descoperită.',
  },
  businessIdentification: { title: 'Datele firmei', about: 'Așa cum apar în registrul comerțului.' },
  businessTaxInfo: { title: 'Cod fiscal', about: 'Codul cu care firma plătește impozite.' },
  businessAddress: { title: 'Adrese', about: 'Unde are firma sediul și unde își desfășoară activitatea.' },
  businessContactInfo: {
    title: 'Contactul firmei',
    about: 'Îl folosim doar ca să te contactăm în legătură cu această verificare.',
  },
  businessDetails: { title: 'Ce face firma', about: 'Pe scurt, cu cuvintele tale.' },
  businessOperations: { title: 'Activitate', about: 'Cum funcționează firma și la ce își va folosi contul.' },
  businessFinancialInfo: { title: 'Venituri', about: 'Sunt suficiente valori aproximative.' },
  businessFormationDocuments: {
    title: 'Acte de înființare',
    about: 'Act constitutiv, statut sau certificat constatator.',
  },
  businessUboOwnershipDocuments: {
    title: 'Dovada deținerii',
    about: 'Un registru al asociaților, o organigramă sau un document similar care arată cine deține firma.',
  },
  businessProofOfAddressDocuments: {
    title: 'Dovada adresei',
    about: `${proofOfAddress} denumirea și adresa firmei.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Circuitul fondurilor',
    about: 'O schemă sau o descriere a felului în care fondurile clienților trec prin firmă.',
  },
  businessAssociatedPersons: {
    title: 'Beneficiari reali și conducere',
    about:
      'Persoanele care dețin cel puțin 25% (cel mult patru) și persoana care conduce firma. Poate fi una și aceeași.',
  },
  associatedPersonPersonalInfo: {
    title: 'Date personale',
    about: 'Așa cum apar în actul de identitate al persoanei.',
  },
  associatedPersonContactInfo: {
    title: 'Date de contact',
    about: 'Le folosim doar ca să contactăm persoana în legătură cu această verificare.',
  },
  associatedPersonResidentialAddress: {
    title: 'Adresa de acasă',
    about: 'Unde locuiește persoana, nu o căsuță poștală.',
  },
  associatedPersonTaxInfo: { title: 'Cod fiscal', about: 'Codul cu care persoana plătește impozite.' },
  associatedPersonIdentityDocument: {
    title: 'Act de identitate',
    about: 'Un document valabil, cu fotografia persoanei.',
  },
  associatedPersonProofOfAddress: {
    title: 'Dovada adresei',
    about: `${proofOfAddress} numele și adresa persoanei.`,
  },
  associatedPersonEeaInfo: {
    title: 'Rol și locul nașterii',
    about: 'Dacă persoana este administrator al firmei și unde s-a născut.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Drept de semnătură',
    about: 'Un document care arată că persoana poate semna pentru firmă.',
  },
};
