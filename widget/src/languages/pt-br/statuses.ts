import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Confira as suas respostas',
  text: 'Falta pouco. Confira as suas respostas, altere o que quiser e envie.',
  checking: 'Algumas respostas ainda estão sendo verificadas. Enquanto isso, você já pode enviar.',
  answers: 'Respostas',
  blockingTitle: 'Precisa de atenção antes do envio',
  warningsTitle: 'Vale conferir',
  warningsText: 'Você pode corrigir ou enviar como está. Alguém vai conferir.',
  acknowledge: 'Li isto e quero enviar mesmo assim.',
  declaration:
    'Ao enviar, declaro que estas respostas são verdadeiras e completas, e concordo que sejam verificadas e guardadas pelo tempo que a lei exige.',
  submit: 'Enviar',
  submitting: 'Enviando…',
  acknowledgeFirst: 'Corrija o que está acima, ou marque a caixa.',
  document: 'Arquivo adicionado',
  nothing: 'Nenhuma',
  notReadable: 'Não podemos mostrar estas respostas agora.',
  missing: 'Ainda falta: {step}.',
  correctFirst: 'Primeiro corrija o que está acima.',
  notSubmitted: 'Ainda não foi enviado: algo mudou nesse meio-tempo. Confira o que falta fazer.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Ainda não enviado', text: 'Faltam algumas respostas.' },
  submitted: { title: 'Enviado', text: 'Obrigado. Recebemos as suas respostas e vamos verificá-las.' },
  validatingSubmission: {
    title: 'Verificando os seus documentos',
    text: 'Costuma levar um minuto. Você pode fechar esta página.',
  },
  submissionValidationsFailed: {
    title: 'Algo precisa de atenção',
    text: 'Veja abaixo o que é. O resto fica como está.',
  },
  inReview: {
    title: 'Aguardando análise',
    text: 'Uma pessoa vai conferir as suas respostas. Você pode fechar esta página e voltar quando quiser.',
  },
  additionalInformationRequested: {
    title: 'Precisamos de mais uma coisa',
    text: 'Para terminar a análise, falta o seguinte. O resto fica como está.',
  },
  approved: { title: 'Aprovado', text: 'Tudo certo. Muito obrigado.' },
  rejected: {
    title: 'Não aprovado',
    text: 'Não podemos continuar com esta verificação. Se você acha que é um engano, fale com o atendimento deste site.',
  },
  error: {
    title: 'Está demorando mais do que o normal',
    text: 'Algo deu errado do nosso lado. Nada se perdeu e você não precisa fazer nada: nós cuidamos do resto.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Enviado em {date}',
  approvedAt: 'Aprovado em {date}',
  finish: 'Fechar',
  closeNow: 'Você já pode fechar esta página.',
  allMended: 'Tudo foi corrigido.',
  goToSummary: 'Conferir e enviar',
  rejectedAt: 'Decidido em {date}',
  allAnswered: 'Você já enviou tudo o que pedimos.',
  itemsTitle: 'O que fazer',
  correct: 'Atualizar',
  newlyNeeded: 'Necessário por causa das suas novas respostas.',
};
