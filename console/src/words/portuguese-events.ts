import type { Words } from './words.js';

export const ptBrOfEvents: Pick<Words, 'events'> = {
  events: {
    type: 'O que aconteceu',
    organization: 'Organização (id)',
    resource: 'Sobre (id)',
    until: 'Até',
    none: 'Não há eventos assim. Aqui está tudo o que se conta às organizações, o mais novo primeiro.',
    position: 'N.º {position} do seu registro',
    payload: 'O que se conta',
    same: 'Todos os eventos sobre o mesmo',
    deliveries: 'Entregas',
    deliveriesText: 'A cada webhook desta organização, das que foram criadas naquele momento.',
    noDeliveries: 'Nenhum webhook foi avisado, ou foi há mais de 30 dias.',
    answered: 'respondeu {status}',
    next: 'próxima tentativa {time}',
    statuses: { pending: 'em espera', delivered: 'entregue', dead: 'falha' },
    types: {
      account_credited: 'Uma conta recebeu tokens',
      account_debited: 'Uma conta entregou tokens',
      payout_request_status_changed: 'Um pedido de pagamento avançou',
      payout_status_changed: 'Um pagamento avançou',
      payin_status_changed: 'Um recebimento avançou',
      verification_status_changed: 'Uma verificação avançou',
      tos_accepted: 'Os termos foram aceitos',
      compliance_review_status_changed: 'Uma análise avançou',
      compliance_review_due: 'Uma análise deve ser renovada',
      associated_person_invitation_requested: 'Um sócio deve ser convidado',
    },
  },
};
