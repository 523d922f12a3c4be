import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Kitöltésre vár',
  checking: 'Ellenőrizzük',
  blocking: 'Teendő van vele',
  warning: 'Érdemes átnézni',
  done: 'Kész',
};

export const people: Words['people'] = {
  add: 'Személy hozzáadása',
  empty: 'Még senki sincs itt. Vegyél fel mindenkit, akié a cég legalább 25%-a, és azt is, aki irányítja.',
  howRelated: 'Mi ennek a személynek a szerepe?',
  newPerson: 'Új személy',
  personNumber: '{number}. személy',
  needsControl: 'Vedd fel azt, aki a céget irányítja, vagy módosítsd valakinek a szerepét a listán.',
  oneControl: 'Csak egy személy szerepelhet a cég irányítójaként.',
  tooManyOwners: 'Legfeljebb négy tulajdonost vehetsz fel.',
  everyone: 'Folytatás',
  addDetails: 'Ezután mindenkinek elkérjük az adatait.',
  removeTitle: 'Eltávolítod a listáról: {person}?',
  removeText: 'A róla adott válaszokat többé nem használjuk.',
  progress: '{done}/{count} kész',
  of: '{step}\u00a0· {person}',
  company: 'Cég',
  both: 'Legalább 25%-os tulajdonos, és irányítja a céget',
  othersTitle: 'Korábban felvett, de a listán nem szereplő személyek',
  listAgain: 'Felvétel a listára: {person}',
  gone: 'Időközben valaki lekerült a listáról. Nézd át a listát.',
  notNow: 'A lista most nem módosítható.',
  listed: 'A listán szereplők',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'A törvény szerint tudnunk kell, kik az ügyfeleink.',
  PersonalInfo: 'A törvény szerint tudnunk kell, kik az ügyfeleink, és kik állnak egy cég mögött.',
  ContactInfo: 'Hogy elérjünk, ha valami nem egyértelmű az azonosításban.',
  ResidentialAddress: 'Az érvényes szabályok a lakóhelytől függnek.',
  IdentityDocument: 'Egy okmány igazolja, hogy az adatok valódi személyhez tartoznak.',
  FinancialInfo: 'Ha tudjuk, mi a megszokott, könnyebben észrevesszük a szokatlant, például a pénzmosást.',
  TaxInfo: 'Az adószabályok miatt el kell kérnünk ezt a számot.',
  SelfiePhoto: 'A fotó megmutatja, hogy az okmány a tiéd, és nem másé.',
  Identification: 'Ezeket az adatokat összevetjük a cégjegyzékkel.',
  Address: 'Az érvényes szabályok attól függnek, hol van bejegyezve és hol működik a cég.',
  Details: 'Egyes üzleti területeket alaposabban meg kell néznünk.',
  Operations: 'Egyes tevékenységeket és országokat alaposabban meg kell néznünk.',
  FormationDocuments: 'Ezek igazolják, hogy a cég létezik.',
  AssociatedPersons: 'A törvény szerint tudnunk kell, kié a cég, és ki irányítja.',
  ProofOfAddressDocuments: 'A teljes azonosításhoz a cég címét is igazolni kell.',
  UboOwnershipDocuments: 'A teljes azonosításhoz azt is igazolni kell, kié a cég.',
  ProofOfAddress: 'A teljes azonosításhoz mindenkinek a címét igazolni kell.',
};

const eea =
  'Mindenkitől megkérdezzük, aki az Európai Gazdasági Térségben vagy az Egyesült Királyságban él, vagy valamelyik ilyen ország állampolgára.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Havi 5000 amerikai dollártól igazolni kell, honnan származik a pénz.',
  'business-customer-funds': 'A cég az ügyfelek pénzét is kezeli, ezért látnunk kell az útját.',
  'person-eea': eea,
  'person-signatory': 'Aki a cég nevében aláír, de nem vezető tisztségviselő, annak igazolnia kell a jogosultságát.',
};
