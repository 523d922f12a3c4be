import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Demander à {person} de répondre sur son appareil',
  askAgain: 'Demander à nouveau',
  here: 'Répondre ici plutôt',
  emailAbout: 'Le lien pour répondre y sera envoyé.',
  asked: 'Demandé, pas encore d’invitation',
  invited: 'Invitation valable jusqu’au {date}',
  opened: 'Répond sur son propre appareil',
  finished: '{person} a terminé',
  expired: 'L’invitation a expiré',
  tooOften: 'Cette personne a déjà reçu cinq demandes aujourd’hui. Réessayez demain.',
};
