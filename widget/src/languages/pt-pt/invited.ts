import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Tentar de novo',
  refusals: {
    opened: {
      title: 'Ligação aberta noutro dispositivo',
      text: 'Para sua segurança, esta ligação só funciona no dispositivo em que foi aberta primeiro. Volte a esse dispositivo ou peça outra ligação à empresa.',
    },
    revoked: { title: 'Esta ligação já não funciona', text: 'A empresa anulou-a ou enviou-lhe outra.' },
    expired: { title: 'Esta ligação expirou', text: 'Peça outra à empresa.' },
    unlisted: { title: 'Já não há nada a fazer', text: 'A empresa já não pede os seus dados.' },
    closed: {
      title: 'Já foi tudo submetido',
      text: 'A empresa submeteu as respostas. De momento, não é possível alterar nada.',
    },
    unknown: {
      title: 'Esta ligação está incompleta',
      text: 'Abra-a de novo a partir da mensagem que recebeu ou copie o endereço completo.',
    },
    unreachable: {
      title: 'Não conseguimos estabelecer ligação',
      text: 'Pode ser da sua ligação à Internet ou um problema nosso.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Os seus dados para {organization}' },
      text: {
        individual:
          'A lei obriga-nos a saber quem detém e quem dirige uma empresa, e {organization} indicou o seu nome. Dê aqui as suas próprias respostas. Pode parar a qualquer momento e continuar mais tarde neste dispositivo.',
      },
    },
    summary: {
      text: 'Está quase. Confirme as suas respostas, altere o que quiser e conclua.',
      checking: 'Algumas respostas ainda estão em verificação. Entretanto, já pode concluir.',
      acknowledge: 'Li isto e quero concluir mesmo assim.',
      declaration:
        'Ao concluir, confirmo que estas respostas são verdadeiras e completas e aceito que sejam verificadas e guardadas durante o tempo que a lei exigir.',
      submit: 'Concluir',
      submitting: 'A concluir…',
    },
    statuses: {
      submitted: { title: 'Concluído', text: 'Obrigado. {organization} vê que as suas respostas estão completas.' },
    },
    status: { submittedAt: 'Concluído a {date}', goToSummary: 'Confirmar e concluir' },
  },
};
