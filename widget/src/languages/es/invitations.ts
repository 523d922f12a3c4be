import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Pedir a {person} que responda en su dispositivo',
  askAgain: 'Pedirlo otra vez',
  here: 'Responder aquí',
  emailAbout: 'El enlace para responder se envía ahí.',
  asked: 'Pedido, todavía sin invitación',
  invited: 'Invitación válida hasta el {date}',
  opened: 'Responde en su propio dispositivo',
  finished: '{person} ya terminó',
  expired: 'La invitación venció',
  tooOften: 'Hoy ya se pidió cinco veces a esta persona. Vuelve a intentarlo mañana.',
};
