import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Bed {person} om at svare på sin egen enhed',
  askAgain: 'Bed igen',
  here: 'Svar her i stedet',
  emailAbout: 'Linket til at svare sendes dertil.',
  asked: 'Bedt om, endnu ikke inviteret',
  invited: 'Inviteret indtil {date}',
  opened: 'Svarer på sin egen enhed',
  finished: '{person} er færdig',
  expired: 'Invitationen er udløbet',
  tooOften: 'Der er bedt om denne person fem gange i dag. Prøv igen i morgen.',
};
