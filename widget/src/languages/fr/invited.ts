import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Réessayer',
  refusals: {
    opened: {
      title: 'Ouvert sur un autre appareil',
      text: 'Pour votre sécurité, ce lien ne fonctionne que sur l’appareil qui l’a ouvert en premier. Revenez à cet appareil, ou demandez un nouveau lien à l’entreprise.',
    },
    revoked: { title: 'Ce lien ne fonctionne plus', text: 'L’entreprise l’a annulé, ou vous en a envoyé un autre.' },
    expired: { title: 'Ce lien a expiré', text: 'Demandez-en un nouveau à l’entreprise.' },
    unlisted: { title: 'Vous n’avez plus rien à faire', text: 'L’entreprise ne demande plus vos informations.' },
    closed: {
      title: 'Tout a été envoyé',
      text: 'L’entreprise a envoyé ses réponses. Rien ne peut être modifié pour le moment.',
    },
    unknown: {
      title: 'Ce lien est incomplet',
      text: 'Ouvrez-le de nouveau depuis le message que vous avez reçu, ou copiez l’adresse entière.',
    },
    unreachable: {
      title: 'Connexion impossible pour le moment',
      text: 'Cela vient peut-être de votre connexion, ou de nous.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Vos informations pour {organization}' },
      text: {
        individual:
          'La loi nous impose de savoir qui détient et qui dirige une entreprise, et {organization} a indiqué votre nom. Donnez ici vos propres réponses. Vous pouvez vous arrêter à tout moment et continuer plus tard sur cet appareil.',
      },
    },
    summary: {
      text: 'C’est presque fini. Relisez vos réponses, modifiez ce que vous voulez, puis terminez.',
      checking: 'Certaines réponses sont encore en cours de vérification. Vous pouvez déjà terminer.',
      acknowledge: 'J’ai pris connaissance de ces points et je veux terminer quand même.',
      declaration:
        'En terminant, je confirme que ces réponses sont exactes et complètes, et j’accepte qu’elles soient vérifiées et conservées aussi longtemps que la loi l’exige.',
      submit: 'Terminer',
      submitting: 'Finalisation…',
    },
    statuses: { submitted: { title: 'C’est terminé', text: 'Merci. {organization} voit que vous avez tout fourni.' } },
    status: { submittedAt: 'Terminé le {date}', goToSummary: 'Vérifier et terminer' },
  },
};
