import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'De făcut',
  checking: 'În verificare',
  blocking: 'De corectat',
  warning: 'De verificat',
  done: 'Gata',
};

export const people: Words['people'] = {
  add: 'Adaugă o persoană',
  empty: 'Lista este goală. Adaugă persoanele care dețin cel puțin 25% și persoana care conduce firma.',
  howRelated: 'Ce rol are această persoană?',
  newPerson: 'Persoană nouă',
  personNumber: 'Persoana {number}',
  needsControl: 'Adaugă persoana care conduce firma sau schimbă rolul cuiva din listă.',
  oneControl: 'O singură persoană poate apărea drept cea care conduce firma.',
  tooManyOwners: 'Poți trece cel mult patru beneficiari reali.',
  everyone: 'Continuă',
  addDetails: 'Apoi îți vom cere datele fiecărei persoane.',
  removeTitle: 'Elimini din listă: {person}?',
  removeText: 'Nu vom mai folosi răspunsurile despre această persoană.',
  progress: '{done} din {count} gata',
  of: '{step}\u00a0· {person}',
  company: 'Firmă',
  both: 'Deține cel puțin 25% și conduce firma',
  othersTitle: 'Persoane adăugate înainte, dar care nu sunt în listă',
  listAgain: 'Trece din nou în listă: {person}',
  gone: 'Între timp, cineva a fost eliminat din listă. Verifică lista.',
  notNow: 'Momentan, lista nu poate fi modificată.',
  listed: 'Persoane din listă',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Legea ne obligă să știm cine ne sunt clienții.',
  PersonalInfo: 'Legea ne obligă să știm cine ne sunt clienții și cine se află în spatele unei firme.',
  ContactInfo: 'Ca să te putem contacta dacă ceva din această verificare nu este clar.',
  ResidentialAddress: 'Regulile aplicabile depind de locul în care locuiește o persoană.',
  IdentityDocument: 'Un document dovedește că datele sunt ale unei persoane reale.',
  FinancialInfo: 'Așa putem observa activități neobișnuite, cum ar fi spălarea banilor.',
  TaxInfo: 'Regulile fiscale ne obligă să cerem acest cod.',
  SelfiePhoto: 'O fotografie arată că documentul este al tău și nu al altcuiva.',
  Identification: 'Comparăm aceste date cu registrul comerțului.',
  Address: 'Regulile aplicabile depind de locul în care firma își are sediul și activitatea.',
  Details: 'Unele domenii cer o analiză mai atentă.',
  Operations: 'Unele activități și țări cer o analiză mai atentă.',
  FormationDocuments: 'Dovedesc că firma există.',
  AssociatedPersons: 'Legea ne obligă să știm cine deține și cine conduce o firmă.',
  ProofOfAddressDocuments: 'O verificare completă include dovada adresei firmei.',
  UboOwnershipDocuments: 'O verificare completă include un document care arată cine deține firma.',
  ProofOfAddress: 'O verificare completă include dovada adresei fiecărei persoane.',
};

const eea =
  'Cerem asta oricui locuiește în Spațiul Economic European sau în Regatul Unit ori are cetățenia uneia dintre aceste țări.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'De la 5.000 de dolari americani pe lună, avem nevoie de dovada provenienței banilor.',
  'business-customer-funds': 'Firma gestionează fonduri ale clienților, așa că trebuie să vedem cum circulă.',
  'person-eea': eea,
  'person-signatory': 'Cine semnează pentru o firmă fără să fie administrator trebuie să arate că are acest drept.',
};
