import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Mangler',
  checking: 'Bliver tjekket',
  blocking: 'Skal rettes',
  warning: 'Bør tjekkes',
  done: 'Færdig',
};

export const people: Words['people'] = {
  add: 'Tilføj en person',
  empty: 'Der er ingen på listen endnu. Tilføj alle, der ejer 25 % eller mere, og den person, der leder virksomheden.',
  howRelated: 'Hvad er personens rolle?',
  newPerson: 'Ny person',
  personNumber: 'Person {number}',
  needsControl: 'Tilføj den person, der leder virksomheden, eller skift rolle for en på listen.',
  oneControl: 'Kun én person kan stå som leder af virksomheden.',
  tooManyOwners: 'Du kan højst tage fire ejere med.',
  everyone: 'Fortsæt',
  addDetails: 'Bagefter beder vi om oplysninger om hver person.',
  removeTitle: 'Vil du fjerne {person}?',
  removeText: 'Vi bruger ikke længere svarene om personen.',
  progress: '{done} af {count} færdige',
  of: '{step}\u00a0· {person}',
  company: 'Virksomhed',
  both: 'Ejer 25 % eller mere og leder virksomheden',
  othersTitle: 'Tilføjet tidligere, men ikke på listen',
  listAgain: 'Sæt {person} på listen',
  gone: 'En på listen er blevet fjernet i mellemtiden. Tjek listen.',
  notNow: 'Listen kan ikke ændres lige nu.',
  listed: 'Personer på listen',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Ifølge loven skal vi vide, hvem vores kunder er.',
  PersonalInfo: 'Ifølge loven skal vi vide, hvem vores kunder er, og hvem der står bag en virksomhed.',
  ContactInfo: 'Så vi kan få fat i dig, hvis noget i verificeringen er uklart.',
  ResidentialAddress: 'Hvilke regler der gælder, afhænger af, hvor en person bor.',
  IdentityDocument: 'Et dokument viser, at oplysningerne hører til en virkelig person.',
  FinancialInfo: 'Når vi ved, hvad der er normalt, opdager vi lettere det usædvanlige, for eksempel hvidvask.',
  TaxInfo: 'Ifølge skattereglerne skal vi bede om nummeret.',
  SelfiePhoto: 'Et billede viser, at dokumentet er dit og ikke en andens.',
  Identification: 'Vi sammenligner oplysningerne med virksomhedsregistret.',
  Address: 'Hvilke regler der gælder, afhænger af, hvor virksomheden er registreret og aktiv.',
  Details: 'Nogle brancher skal vi se nærmere på.',
  Operations: 'Nogle aktiviteter og lande skal vi se nærmere på.',
  FormationDocuments: 'De viser, at virksomheden findes.',
  AssociatedPersons: 'Ifølge loven skal vi vide, hvem der ejer og leder en virksomhed.',
  ProofOfAddressDocuments: 'Til en fuld verificering hører bevis for virksomhedens adresse.',
  UboOwnershipDocuments: 'Til en fuld verificering hører bevis for, hvem der ejer virksomheden.',
  ProofOfAddress: 'Til en fuld verificering hører bevis for alles adresse.',
};

const eea =
  'Det spørger vi alle om, der bor i Det Europæiske Økonomiske Samarbejdsområde eller Storbritannien eller er statsborger i et af landene.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Fra 5.000 amerikanske dollar om måneden skal vi se, hvor pengene kommer fra.',
  'business-customer-funds': 'Virksomheden håndterer kunders penge, så vi skal se, hvordan de bevæger sig.',
  'person-eea': eea,
  'person-signatory':
    'Den, der skriver under for en virksomhed uden at være i bestyrelsen eller direktionen, skal vise sin ret til det.',
};
