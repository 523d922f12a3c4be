import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Pedir a {person} que responda no próprio aparelho',
  askAgain: 'Pedir de novo',
  here: 'Responder aqui',
  emailAbout: 'O link para responder é enviado para lá.',
  asked: 'Pedido feito, ainda sem convite',
  invited: 'Convite válido até {date}',
  opened: 'Está respondendo no próprio aparelho',
  finished: '{person} já concluiu',
  expired: 'O convite venceu',
  tooOften: 'Hoje já houve cinco pedidos para esta pessoa. Tente de novo amanhã.',
};
