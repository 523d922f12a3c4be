import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Reintentar',
  refusals: {
    opened: {
      title: 'Se abrió en otro dispositivo',
      text: 'Por tu seguridad, este enlace solo funciona en el dispositivo que lo abrió primero. Vuelve a ese dispositivo o pide otro enlace a la empresa.',
    },
    revoked: { title: 'Este enlace ya no funciona', text: 'La empresa lo anuló o te envió otro.' },
    expired: { title: 'Este enlace venció', text: 'Pide otro a la empresa.' },
    unlisted: { title: 'No queda nada por hacer', text: 'La empresa ya no pide tus datos.' },
    closed: {
      title: 'Ya se entregó todo',
      text: 'La empresa envió sus respuestas. Por el momento no se puede cambiar nada.',
    },
    unknown: {
      title: 'Este enlace está incompleto',
      text: 'Ábrelo otra vez desde el mensaje que recibiste o copia la dirección completa.',
    },
    unreachable: { title: 'No podemos conectarnos', text: 'Puede ser tu conexión o un problema nuestro.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Tus datos para {organization}' },
      text: {
        individual:
          'La ley nos exige saber de quién es una empresa y quién la dirige, y {organization} te nombró. Aquí das tus propias respuestas. Puedes detenerte en cualquier momento y seguir más tarde en este dispositivo.',
      },
    },
    summary: {
      text: 'Ya casi terminas. Revisa tus respuestas, cambia lo que quieras y termina.',
      checking: 'Todavía revisamos algunas respuestas. Ya puedes terminar.',
      acknowledge: 'Leí esto y quiero terminar así.',
      declaration:
        'Al terminar, declaro que estas respuestas son verdaderas y completas, y acepto que se revisen y se guarden el tiempo que exija la ley.',
      submit: 'Terminar',
      submitting: 'Terminando…',
    },
    statuses: { submitted: { title: 'Terminado', text: 'Gracias. {organization} ve que ya diste todo.' } },
    status: { submittedAt: 'Terminado el {date}', goToSummary: 'Revisar y terminar' },
  },
};
