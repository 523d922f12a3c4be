import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'À faire',
  checking: 'Vérification en cours',
  blocking: 'À corriger',
  warning: 'À vérifier',
  done: 'Terminé',
};

export const people: Words['people'] = {
  add: 'Ajouter une personne',
  empty:
    'La liste est vide. Ajoutez toutes les personnes qui détiennent 25\u00a0% ou plus, et celle qui dirige l’entreprise.',
  howRelated: 'Quel est le rôle de cette personne\u00a0?',
  newPerson: 'Nouvelle personne',
  personNumber: 'Personne {number}',
  needsControl: 'Ajoutez la personne qui dirige l’entreprise, ou changez le rôle d’une personne de la liste.',
  oneControl: 'Une seule personne peut être indiquée comme dirigeante de l’entreprise.',
  tooManyOwners: 'Quatre bénéficiaires effectifs au maximum.',
  everyone: 'Continuer',
  addDetails: 'Ensuite, nous vous demanderons des informations sur chaque personne.',
  removeTitle: 'Retirer {person}\u00a0?',
  removeText: 'Nous n’utiliserons plus les réponses sur cette personne.',
  progress: '{done} sur {count} terminées',
  of: '{step}\u00a0· {person}',
  company: 'Entreprise',
  both: 'Détient 25\u00a0% ou plus et dirige l’entreprise',
  othersTitle: 'Ajoutées auparavant, mais hors de la liste',
  listAgain: 'Ajouter {person} à la liste',
  gone: 'Une personne de la liste a été retirée entre-temps. Vérifiez la liste.',
  notNow: 'La liste ne peut pas être modifiée pour le moment.',
  listed: 'Personnes de la liste',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'La loi nous impose de savoir qui sont nos clients.',
  PersonalInfo: 'La loi nous impose de savoir qui sont nos clients, et qui est derrière une entreprise.',
  ContactInfo: 'Pour pouvoir vous joindre si un point de cette vérification n’est pas clair.',
  ResidentialAddress: 'Les règles applicables dépendent du lieu où la personne habite.',
  IdentityDocument: 'Un document prouve que les informations sont celles d’une personne réelle.',
  FinancialInfo: 'Cela nous aide à repérer une activité inhabituelle, comme le blanchiment d’argent.',
  TaxInfo: 'La réglementation fiscale nous impose de demander ce numéro.',
  SelfiePhoto: 'Une photo montre que le document est le vôtre et celui de personne d’autre.',
  Identification: 'Nous comparons ces informations avec le registre du commerce.',
  Address: 'Les règles applicables dépendent du siège de l’entreprise et de ses lieux d’activité.',
  Details: 'Certains secteurs demandent un examen plus approfondi.',
  Operations: 'Certaines activités et certains pays demandent un examen plus approfondi.',
  FormationDocuments: 'Ils prouvent que l’entreprise existe.',
  AssociatedPersons: 'La loi nous impose de savoir qui détient et qui dirige une entreprise.',
  ProofOfAddressDocuments: 'Une vérification complète comprend un justificatif de l’adresse de l’entreprise.',
  UboOwnershipDocuments: 'Une vérification complète comprend un justificatif de la détention du capital.',
  ProofOfAddress: 'Une vérification complète comprend un justificatif de domicile pour chaque personne.',
};

const eea =
  'Nous le demandons à toute personne qui habite dans l’Espace économique européen ou au Royaume-Uni, ou qui a la nationalité de l’un de ces pays.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume':
    'À partir de 5\u202f000 dollars américains par mois, il nous faut un justificatif de l’origine des fonds.',
  'business-customer-funds':
    'L’entreprise gère les fonds de ses clients\u00a0: nous devons donc voir comment ils circulent.',
  'person-eea': eea,
  'person-signatory':
    'Toute personne qui signe pour une entreprise sans mandat social doit montrer qu’elle y est autorisée.',
};
