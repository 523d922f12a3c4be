import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Da fare',
  checking: 'In verifica',
  blocking: 'Da correggere',
  warning: 'Da controllare',
  done: 'Fatto',
};

export const people: Words['people'] = {
  add: 'Aggiungi una persona',
  empty: 'L’elenco è ancora vuoto. Aggiungi chi possiede il 25% o più e la persona che dirige l’azienda.',
  howRelated: 'Che ruolo ha questa persona?',
  newPerson: 'Nuova persona',
  personNumber: 'Persona {number}',
  needsControl: 'Aggiungi la persona che dirige l’azienda o cambia il ruolo di chi è già in elenco.',
  oneControl: 'Una sola persona può essere indicata come quella che dirige l’azienda.',
  tooManyOwners: 'Puoi indicare fino a quattro titolari effettivi.',
  everyone: 'Continua',
  addDetails: 'Poi ti chiederemo i dati di ogni persona.',
  removeTitle: 'Vuoi rimuovere {person}?',
  removeText: 'Non useremo più le risposte su questa persona.',
  progress: '{done} di {count} completati',
  of: '{step}\u00a0· {person}',
  company: 'Azienda',
  both: 'Possiede il 25% o più e dirige l’azienda',
  othersTitle: 'Persone già aggiunte, ma fuori dall’elenco',
  listAgain: 'Aggiungi {person} all’elenco',
  gone: 'Nel frattempo una persona è stata rimossa. Controlla l’elenco.',
  notNow: 'In questo momento l’elenco non si può modificare.',
  listed: 'Persone in elenco',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'La legge ci impone di sapere chi sono i nostri clienti.',
  PersonalInfo: 'La legge ci impone di sapere chi sono i nostri clienti e chi c’è dietro un’azienda.',
  ContactInfo: 'Per poterti contattare se qualcosa in questa verifica non è chiaro.',
  ResidentialAddress: 'Le regole da applicare dipendono da dove vive una persona.',
  IdentityDocument: 'Un documento dimostra che i dati sono di una persona reale.',
  FinancialInfo: 'Sapere che cosa è normale ci aiuta a notare attività insolite, come il riciclaggio di denaro.',
  TaxInfo: 'Le norme fiscali ci impongono di chiedere questo numero.',
  SelfiePhoto: 'Una foto mostra che il documento è tuo e di nessun altro.',
  Identification: 'Confrontiamo questi dati con il registro delle imprese.',
  Address: 'Le regole da applicare dipendono da dove l’azienda ha sede e da dove opera.',
  Details: 'Alcuni settori richiedono un esame più attento.',
  Operations: 'Alcune attività e alcuni Paesi richiedono un esame più attento.',
  FormationDocuments: 'Dimostrano che l’azienda esiste.',
  AssociatedPersons: 'La legge ci impone di sapere chi possiede e chi dirige un’azienda.',
  ProofOfAddressDocuments: 'Una verifica completa comprende una prova dell’indirizzo dell’azienda.',
  UboOwnershipDocuments: 'Una verifica completa comprende una prova di chi possiede l’azienda.',
  ProofOfAddress: 'Una verifica completa comprende una prova dell’indirizzo di ogni persona.',
};

const eea =
  'Lo chiediamo a chi vive nello Spazio economico europeo o nel Regno Unito, o ha la cittadinanza di uno di questi Paesi.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Da 5.000 dollari statunitensi al mese in su, ci serve una prova della provenienza del denaro.',
  'business-customer-funds': 'L’azienda gestisce fondi dei clienti: dobbiamo vedere come circolano.',
  'person-eea': eea,
  'person-signatory': 'Chi firma per un’azienda senza far parte degli amministratori deve dimostrare di poterlo fare.',
};
