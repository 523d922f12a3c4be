import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Tentar de novo',
  refusals: {
    opened: {
      title: 'Aberto em outro dispositivo',
      text: 'Para a sua segurança, este link só funciona no dispositivo que o abriu primeiro. Volte a ele ou peça outro link à empresa.',
    },
    revoked: { title: 'Este link não funciona mais', text: 'A empresa o cancelou ou enviou outro para você.' },
    expired: { title: 'Este link venceu', text: 'Peça outro à empresa.' },
    unlisted: { title: 'Não há mais nada a fazer', text: 'A empresa não pede mais os seus dados.' },
    closed: {
      title: 'Tudo já foi entregue',
      text: 'A empresa enviou as respostas dela. No momento nada pode ser mudado.',
    },
    unknown: {
      title: 'Este link está incompleto',
      text: 'Abra de novo pela mensagem que você recebeu ou copie o endereço inteiro.',
    },
    unreachable: { title: 'Não conseguimos conectar', text: 'Pode ser a sua conexão ou um problema nosso.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Os seus dados para {organization}' },
      text: {
        individual:
          'A lei exige que saibamos de quem é uma empresa e quem a dirige, e {organization} indicou você. Aqui você dá as suas próprias respostas. Pode parar a qualquer momento e continuar mais tarde neste dispositivo.',
      },
    },
    summary: {
      text: 'Está quase no fim. Confira as suas respostas, mude o que quiser e conclua.',
      checking: 'Algumas respostas ainda estão sendo verificadas. Você já pode concluir.',
      acknowledge: 'Li isto e quero concluir assim mesmo.',
      declaration:
        'Ao concluir, declaro que estas respostas são verdadeiras e completas, e concordo que sejam verificadas e guardadas pelo tempo que a lei exigir.',
      submit: 'Concluir',
      submitting: 'Concluindo…',
    },
    statuses: { submitted: { title: 'Concluído', text: 'Obrigado. {organization} vê que você já deu tudo.' } },
    status: { submittedAt: 'Concluído em {date}', goToSummary: 'Conferir e concluir' },
  },
};
