import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Vérification',
  continue: 'Continuer',
  back: 'Retour',
  save: 'Enregistrer',
  change: 'Modifier',
  cancel: 'Annuler',
  remove: 'Retirer',
  close: 'Fermer',
  retry: 'Réessayer',
  optional: 'facultatif',
  yes: 'Oui',
  no: 'Non',
  choose: 'Choisissez…',
  loading: 'Un instant…',
  saving: 'Enregistrement…',
  stepOf: 'Étape {step} sur {count}',
  steps: 'Étapes',
  problemsTitle: {
    one: 'Une réponse est à corriger',
    many: '{count} de réponses sont à corriger',
    other: '{count} réponses sont à corriger',
  },
  whyAsked: 'Pourquoi cette question\u00a0?',
  asked: 'Demandé lors de l’examen',
  masked: 'Déjà fourni ({value}). Laissez vide pour ne rien changer.',
  notSaved: 'L’enregistrement a échoué.',
  found: 'Une réponse précédente est à corriger',
  later: 'Terminer plus tard',
  laterTitle: 'Enregistré pour plus tard',
  laterText:
    'Vos réponses sont enregistrées, sauf les fichiers dont l’envoi n’était pas terminé. Pour continuer, revenez avec ce navigateur dans les 14 jours.',
  laterLost:
    'Vos réponses sont enregistrées, mais pas ce que vous avez saisi sur cette page\u00a0: ce navigateur ne le permet pas.',
  reference: 'Référence\u00a0: {id}',
};

const text =
  'La loi nous impose de savoir qui sont nos clients. Vous pouvez vous arrêter à tout moment et continuer plus tard.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Vérifiez votre identité', business: 'Vérifiez votre entreprise' },
  text: { individual: text, business: text },
  time: {
    one: 'Cela prend environ une minute.',
    many: 'Cela prend environ {count} de minutes.',
    other: 'Cela prend environ {count} minutes.',
  },
  needTitle: 'Ce qu’il vous faut',
  need: {
    identity: 'Votre passeport ou une autre pièce d’identité',
    camera: 'Un appareil photo, ou des photos de vos documents',
    taxNumber: 'Votre numéro fiscal',
    address: 'Une facture ou un courrier de moins de 90 jours indiquant le nom et l’adresse',
    companyDocuments:
      'Le numéro fiscal de l’entreprise, et ses statuts ou un extrait du registre du commerce (Kbis en France)',
    owners:
      'Les informations et pièces d’identité des bénéficiaires effectifs et de la personne qui dirige l’entreprise',
  },
  privacy: 'Vos réponses sont chiffrées. Chaque consultation lors de l’examen est enregistrée.',
  start: 'Commencer',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Connexion impossible pour le moment',
    text: 'Cela vient peut-être de votre connexion, ou de nous. Tout ce que vous avez saisi est toujours là.',
  },
  rateLimited: {
    title: 'Trop de tentatives',
    text: 'Nous réessaierons dans {time}.',
  },
  sessionEnded: {
    title: 'Votre session a expiré',
    text: 'Pour votre sécurité, sa durée est limitée. Fermez cette page et recommencez\u00a0: vos réponses sont enregistrées.',
  },
  sessionFailed: {
    title: 'Nous n’avons pas pu ouvrir votre vérification',
    text: 'Ce site n’a pas répondu comme prévu. Réessayez dans un instant\u00a0; tout ce que vous avez saisi est toujours là.',
  },
  unsupported: {
    title: 'Mettez votre navigateur à jour',
    text: 'Utilisez une version récente de Chrome, Edge, Firefox ou Safari.',
  },
  internal: {
    title: 'Un problème est survenu',
    text: 'Cette page n’a pas pu s’afficher. Réessayez\u00a0; tout ce que vous avez saisi est toujours là.',
  },
};
