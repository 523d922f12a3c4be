import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Vérifiez vos réponses',
  text: 'C’est presque fini. Relisez vos réponses, modifiez ce que vous voulez, puis envoyez-les.',
  checking: 'Certaines réponses sont encore en cours de vérification. Vous pouvez déjà les envoyer.',
  answers: 'Réponses',
  blockingTitle: 'À corriger avant l’envoi',
  warningsTitle: 'À vérifier',
  warningsText: 'Vous pouvez corriger ces points ou les envoyer tels quels. Une personne les vérifiera.',
  acknowledge: 'J’ai pris connaissance de ces points et je veux envoyer quand même.',
  declaration:
    'En envoyant ces réponses, je confirme qu’elles sont exactes et complètes, et j’accepte qu’elles soient vérifiées et conservées aussi longtemps que la loi l’exige.',
  submit: 'Envoyer',
  submitting: 'Envoi…',
  acknowledgeFirst: 'Corrigez les points ci-dessus, ou cochez la case.',
  document: 'Fichier ajouté',
  nothing: 'Aucune',
  notReadable: 'Nous ne pouvons pas afficher ces réponses pour le moment.',
  missing: 'Il manque encore\u00a0: {step}.',
  correctFirst: 'Corrigez d’abord les points ci-dessus.',
  notSubmitted:
    'Réponses pas encore envoyées\u00a0: quelque chose a changé entre-temps. Vérifiez ce qu’il reste à faire.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Réponses non envoyées', text: 'Il manque encore des réponses.' },
  submitted: { title: 'Réponses envoyées', text: 'Merci. Nous avons bien reçu vos réponses et allons les vérifier.' },
  validatingSubmission: {
    title: 'Vérification de vos documents en cours',
    text: 'Cela prend en général une minute. Vous pouvez fermer cette page.',
  },
  submissionValidationsFailed: {
    title: 'Un point est à corriger',
    text: 'Les détails sont ci-dessous. Le reste ne change pas.',
  },
  inReview: {
    title: 'En attente d’examen',
    text: 'Une personne va vérifier vos réponses. Vous pouvez fermer cette page et revenir à tout moment.',
  },
  additionalInformationRequested: {
    title: 'Il nous manque encore quelque chose',
    text: 'Pour terminer l’examen, il nous faut ce qui suit. Le reste ne change pas.',
  },
  approved: { title: 'Vérification approuvée', text: 'Tout est en ordre. Merci.' },
  rejected: {
    title: 'Vérification non approuvée',
    text: 'Nous ne pouvons pas poursuivre cette vérification. Si vous pensez qu’il s’agit d’une erreur, contactez le service client de ce site.',
  },
  error: {
    title: 'Cela prend plus de temps que prévu',
    text: 'Un problème est survenu de notre côté. Rien n’est perdu et vous n’avez rien à faire\u00a0: nous nous en occupons.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Envoyé le {date}',
  approvedAt: 'Approuvé le {date}',
  finish: 'Fermer',
  closeNow: 'Vous pouvez maintenant fermer cette page.',
  allMended: 'Tout est corrigé.',
  goToSummary: 'Vérifier et envoyer',
  rejectedAt: 'Décision prise le {date}',
  allAnswered: 'Vous avez fourni tout ce que nous avons demandé.',
  itemsTitle: 'Ce qu’il faut faire',
  correct: 'Mettre à jour',
  newlyNeeded: 'Nécessaire en raison de vos nouvelles réponses.',
};
