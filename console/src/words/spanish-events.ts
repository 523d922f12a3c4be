import type { Words } from './words.js';

export const esOfEvents: Pick<Words, 'events'> = {
  events: {
    type: 'Qué pasó',
    organization: 'Organización (id)',
    resource: 'Sobre (id)',
    until: 'Hasta',
    none: 'No hay eventos así. Aquí está todo lo que se cuenta a las organizaciones, lo más nuevo primero.',
    position: 'N.º {position} de su registro',
    payload: 'Qué se cuenta',
    same: 'Todos los eventos sobre lo mismo',
    deliveries: 'Entregas',
    deliveriesText: 'A cada webhook de esta organización, de las que se crearon en ese momento.',
    noDeliveries: 'No se contó a ningún webhook, o fue hace más de 30 días.',
    answered: 'respondió {status}',
    next: 'próximo intento {time}',
    statuses: { pending: 'en espera', delivered: 'entregada', dead: 'fallida' },
    types: {
      account_credited: 'Una cuenta recibió tokens',
      account_debited: 'Una cuenta entregó tokens',
      payout_request_status_changed: 'Una solicitud de pago avanzó',
      payout_status_changed: 'Un pago avanzó',
      payin_status_changed: 'Un cobro avanzó',
      verification_status_changed: 'Una verificación avanzó',
      tos_accepted: 'Se aceptaron los términos',
      compliance_review_status_changed: 'Una revisión avanzó',
      compliance_review_due: 'Una revisión debe renovarse',
      associated_person_invitation_requested: 'Se pide invitar a un titular',
    },
  },
};
