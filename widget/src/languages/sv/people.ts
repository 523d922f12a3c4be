import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Att göra',
  checking: 'Kontrolleras',
  blocking: 'Behöver åtgärdas',
  warning: 'Bör kontrolleras',
  done: 'Klart',
};

export const people: Words['people'] = {
  add: 'Lägg till en person',
  empty: 'Ingen finns med än. Lägg till alla som äger 25 % eller mer och den person som leder företaget.',
  howRelated: 'Vilken roll har personen?',
  newPerson: 'Ny person',
  personNumber: 'Person {number}',
  needsControl: 'Lägg till den person som leder företaget, eller ändra rollen för någon på listan.',
  oneControl: 'Bara en person kan anges som den som leder företaget.',
  tooManyOwners: 'Du kan ta med högst fyra ägare.',
  everyone: 'Fortsätt',
  addDetails: 'Härnäst frågar vi efter uppgifter om varje person.',
  removeTitle: 'Ta bort {person}?',
  removeText: 'Vi använder inte längre svaren om personen.',
  progress: '{done} av {count} klara',
  of: '{step}\u00a0· {person}',
  company: 'Företag',
  both: 'Äger 25 % eller mer och leder företaget',
  othersTitle: 'Tillagda tidigare, men inte på listan',
  listAgain: 'Sätt upp {person} på listan',
  gone: 'Någon på listan har tagits bort under tiden. Kontrollera listan.',
  notNow: 'Listan kan inte ändras just nu.',
  listed: 'Personer på listan',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Enligt lag måste vi veta vilka våra kunder är.',
  PersonalInfo: 'Enligt lag måste vi veta vilka våra kunder är och vem som står bakom ett företag.',
  ContactInfo: 'Så att vi kan nå dig om något i verifieringen är oklart.',
  ResidentialAddress: 'Vilka regler som gäller beror på var en person bor.',
  IdentityDocument: 'Ett dokument visar att uppgifterna hör till en verklig person.',
  FinancialInfo: 'När vi vet vad som är normalt märker vi lättare det ovanliga, som penningtvätt.',
  TaxInfo: 'Enligt skattereglerna måste vi fråga efter numret.',
  SelfiePhoto: 'En bild visar att dokumentet är ditt och inte någon annans.',
  Identification: 'Vi jämför uppgifterna med företagsregistret.',
  Address: 'Vilka regler som gäller beror på var företaget är registrerat och verksamt.',
  Details: 'En del branscher behöver vi titta närmare på.',
  Operations: 'En del verksamheter och länder behöver vi titta närmare på.',
  FormationDocuments: 'De visar att företaget finns.',
  AssociatedPersons: 'Enligt lag måste vi veta vem som äger och leder ett företag.',
  ProofOfAddressDocuments: 'I en fullständig verifiering ingår ett bevis på företagets adress.',
  UboOwnershipDocuments: 'I en fullständig verifiering ingår ett bevis på vem som äger företaget.',
  ProofOfAddress: 'I en fullständig verifiering ingår ett bevis på allas adress.',
};

const eea =
  'Det här frågar vi alla som bor i Europeiska ekonomiska samarbetsområdet eller Storbritannien, eller är medborgare i något av länderna.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Från 5 000 US-dollar i månaden behöver vi se var pengarna kommer ifrån.',
  'business-customer-funds': 'Företaget hanterar kunders pengar, så vi behöver se hur de rör sig.',
  'person-eea': eea,
  'person-signatory': 'Den som skriver under för ett företag utan att sitta i styrelsen måste visa sin behörighet.',
};
