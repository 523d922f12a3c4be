import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Chiedi a {person} di rispondere sul proprio dispositivo',
  askAgain: 'Chiedi di nuovo',
  here: 'Rispondi qui',
  emailAbout: 'Il link per rispondere viene inviato lì.',
  asked: 'Richiesto, invito non ancora inviato',
  invited: 'Invito valido fino al {date}',
  opened: 'Risponde sul proprio dispositivo',
  finished: '{person} ha finito',
  expired: 'L’invito è scaduto',
  tooOften: 'Oggi l’hai già chiesto cinque volte a questa persona. Riprova domani.',
};
