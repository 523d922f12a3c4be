import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Poproś o odpowiedzi na własnym urządzeniu: {person}',
  askAgain: 'Poproś jeszcze raz',
  here: 'Odpowiedz jednak tutaj',
  emailAbout: 'Link do odpowiedzi zostanie wysłany pod ten adres.',
  asked: 'Prośba przyjęta, zaproszenia jeszcze nie ma',
  invited: 'Zaproszenie ważne do {date}',
  opened: 'Odpowiada na własnym urządzeniu',
  finished: '{person}: gotowe',
  expired: 'Zaproszenie wygasło',
  tooOften: 'O tę osobę proszono dziś już pięć razy. Spróbuj ponownie jutro.',
};
