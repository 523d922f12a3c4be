import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Nog te doen',
  checking: 'Wordt gecontroleerd',
  blocking: 'Vraagt aandacht',
  warning: 'Kijk dit nog even na',
  done: 'Klaar',
};

export const people: Words['people'] = {
  add: 'Persoon toevoegen',
  empty:
    'Er staat nog niemand op de lijst. Voeg iedereen toe die 25% of meer bezit, en de persoon die het bedrijf leidt.',
  howRelated: 'Wat is de rol van deze persoon?',
  newPerson: 'Nieuwe persoon',
  personNumber: 'Persoon {number}',
  needsControl: 'Voeg de persoon toe die het bedrijf leidt, of verander de rol van iemand op de lijst.',
  oneControl: 'Er kan maar één persoon op de lijst staan als leiding.',
  tooManyOwners: 'Je kunt hooguit vier eigenaren toevoegen.',
  everyone: 'Doorgaan',
  addDetails: 'Hierna vragen we naar de gegevens van elke persoon.',
  removeTitle: '{person} verwijderen?',
  removeText: 'We gebruiken de antwoorden over deze persoon dan niet meer.',
  progress: '{done} van {count} klaar',
  of: '{step}\u00a0· {person}',
  company: 'Bedrijf',
  both: 'Bezit 25% of meer en leidt het bedrijf',
  othersTitle: 'Eerder toegevoegd, maar niet op de lijst',
  listAgain: '{person} op de lijst zetten',
  gone: 'Er is intussen iemand van de lijst gehaald. Controleer de lijst.',
  notNow: 'De lijst kan nu niet worden gewijzigd.',
  listed: 'Personen op de lijst',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Volgens de wet moeten we weten wie onze klanten zijn.',
  PersonalInfo: 'Volgens de wet moeten we weten wie onze klanten zijn en wie er achter een bedrijf zitten.',
  ContactInfo: 'Zo kunnen we je bereiken als er iets in deze verificatie niet duidelijk is.',
  ResidentialAddress: 'Welke regels gelden, hangt af van waar iemand woont.',
  IdentityDocument: 'Een document bewijst dat de gegevens van een echte persoon zijn.',
  FinancialInfo: 'Als we weten wat normaal is, vallen ongewone dingen zoals witwassen sneller op.',
  TaxInfo: 'Volgens de belastingregels moeten we dit nummer vragen.',
  SelfiePhoto: 'Een foto laat zien dat het document van jou is en niet van iemand anders.',
  Identification: 'We vergelijken deze gegevens met het handelsregister.',
  Address: 'Welke regels gelden, hangt af van waar het bedrijf staat ingeschreven en actief is.',
  Details: 'Naar sommige branches moeten we beter kijken.',
  Operations: 'Naar sommige activiteiten en landen moeten we beter kijken.',
  FormationDocuments: 'Ze bewijzen dat het bedrijf bestaat.',
  AssociatedPersons: 'Volgens de wet moeten we weten van wie een bedrijf is en wie het leidt.',
  ProofOfAddressDocuments: 'Bij een volledige verificatie hoort een bewijs van het adres van het bedrijf.',
  UboOwnershipDocuments: 'Bij een volledige verificatie hoort een bewijs van wie de eigenaren zijn.',
  ProofOfAddress: 'Bij een volledige verificatie hoort een adresbewijs van iedereen.',
};

const eea =
  'Dit vragen we aan iedereen die in de Europese Economische Ruimte of het Verenigd Koninkrijk woont, of de nationaliteit van een van die landen heeft.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Vanaf 5.000 Amerikaanse dollar per maand moeten we zien waar het geld vandaan komt.',
  'business-customer-funds': 'Het bedrijf beheert geld van klanten, dus we moeten zien hoe dat loopt.',
  'person-eea': eea,
  'person-signatory': 'Wie voor een bedrijf tekent zonder bestuurder te zijn, moet laten zien dat dat mag.',
};
