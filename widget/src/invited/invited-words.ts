import type { SomeWords } from '../languages/en/words.js';

export const refusalReasons = ['opened', 'revoked', 'expired', 'unlisted', 'closed', 'unknown', 'unreachable'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

interface InvitedWords {
  readonly retry: string;
  readonly refusals: Readonly<Record<RefusalReason, { readonly title: string; readonly text: string }>>;
  /** In place of the words of the widget, for one person of this business. */
  readonly inWidget: (organization: string) => SomeWords;
}

const en: InvitedWords = {
  retry: 'Try again',
  refusals: {
    opened: {
      title: 'Opened on another device',
      text: 'For your security, this link only works on the device that opened it first. Go back to that device, or ask the company for a new link.',
    },
    revoked: {
      title: 'This link no longer works',
      text: 'The company has taken it back, or sent you another one.',
    },
    expired: { title: 'This link has expired', text: 'Ask the company for a new one.' },
    unlisted: { title: 'There is nothing left to do', text: 'The company does not ask for your details any more.' },
    closed: {
      title: 'Everything was handed in',
      text: 'The company has submitted its answers. Nothing can be changed at the moment.',
    },
    unknown: {
      title: 'This link is not complete',
      text: 'Open it once more from the message that you received, or copy the whole address.',
    },
    unreachable: { title: "We can't connect right now", text: 'It may be your connection or a problem on our side.' },
  },
  inWidget: (organization) => ({
    welcome: {
      title: { individual: `Your details for ${organization}` },
      text: {
        individual: `The law requires us to know who owns and runs a company, and ${organization} has named you. Give your own answers here. You can stop at any time and continue later on this device.`,
      },
    },
    summary: {
      text: "You're almost done. Check your answers, change anything you like, and finish.",
      checking: 'Some answers are still being checked. You can finish in the meantime.',
      acknowledge: "I've read this and want to finish anyway.",
      declaration:
        'By finishing, I confirm that these answers are true and complete, and I agree to them being checked and kept for as long as the law requires.',
      submit: 'Finish',
      submitting: 'Finishing…',
    },
    statuses: {
      submitted: { title: 'Finished', text: `Thank you. ${organization} sees that you have given everything.` },
    },
    status: { submittedAt: 'Finished on {date}', goToSummary: 'Check and finish' },
  }),
};

const es: InvitedWords = {
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
  inWidget: (organization) => ({
    welcome: {
      title: { individual: `Tus datos para ${organization}` },
      text: {
        individual: `La ley nos exige saber de quién es una empresa y quién la dirige, y ${organization} te nombró. Aquí das tus propias respuestas. Puedes detenerte en cualquier momento y seguir más tarde en este dispositivo.`,
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
    statuses: { submitted: { title: 'Terminado', text: `Gracias. ${organization} ve que ya diste todo.` } },
    status: { submittedAt: 'Terminado el {date}', goToSummary: 'Revisar y terminar' },
  }),
};

const pt: InvitedWords = {
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
  inWidget: (organization) => ({
    welcome: {
      title: { individual: `Os seus dados para ${organization}` },
      text: {
        individual: `A lei exige que saibamos de quem é uma empresa e quem a dirige, e ${organization} indicou você. Aqui você dá as suas próprias respostas. Pode parar a qualquer momento e continuar mais tarde neste dispositivo.`,
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
    statuses: { submitted: { title: 'Concluído', text: `Obrigado. ${organization} vê que você já deu tudo.` } },
    status: { submittedAt: 'Concluído em {date}', goToSummary: 'Conferir e concluir' },
  }),
};

const languages: Readonly<Record<string, InvitedWords>> = { en, es, pt };

/** In the first language of the browser that there is here. */
export function invitedWordsFor(wishes: readonly string[]): { readonly tag: string; readonly words: InvitedWords } {
  for (const tag of wishes) {
    const words = languages[tag.split('-')[0]?.toLowerCase() ?? ''];
    if (words !== undefined) return { tag, words };
  }
  return { tag: 'en', words: en };
}
