import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Pedir a {person} que responda no seu dispositivo',
  askAgain: 'Pedir novamente',
  here: 'Responder antes aqui',
  emailAbout: 'A ligação para responder é enviada para este endereço.',
  asked: 'Pedido feito, ainda sem convite',
  invited: 'Convite válido até {date}',
  opened: 'A responder no próprio dispositivo',
  finished: '{person} já terminou',
  expired: 'O convite expirou',
  tooOften: 'Hoje já foi feito este pedido cinco vezes. Tente novamente amanhã.',
};
