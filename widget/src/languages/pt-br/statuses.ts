import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Confira as suas respostas',
  text: 'Está tudo aqui. Dê uma olhada, altere o que quiser e envie.',
  checking: 'Algumas respostas ainda estão sendo verificadas. Você já pode enviar enquanto isso.',
  showAnswers: 'Mostrar as respostas',
  blockingTitle: 'Precisa ser corrigido antes',
  warningsTitle: 'Vale uma olhada',
  warningsText: 'Você pode corrigir, ou enviar como está. Alguém vai analisar.',
  acknowledge: 'Li isto e envio como está.',
  submit: 'Enviar',
  submitting: 'Enviando…',
  acknowledgeFirst: 'Corrija o que está listado acima, ou marque a caixa.',
  document: 'Arquivo adicionado',
  nothing: 'Não informado',
  notReadable: 'As respostas não podem ser mostradas neste momento.',
  missing: 'Ainda falta alguma coisa: {step}.',
  correctFirst: 'Primeiro corrija o que está listado acima.',
  notSubmitted: 'Ainda não foi enviado: algo mudou nesse meio-tempo. Veja o que falta fazer.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Ainda não enviado', text: 'Algumas respostas ainda estão em aberto.' },
  submitted: { title: 'Enviado', text: 'Obrigado. Suas respostas chegaram e logo serão verificadas.' },
  validatingSubmission: {
    title: 'Em verificação',
    text: 'Seus documentos estão sendo verificados. Costuma levar um minuto. Você pode fechar esta página.',
  },
  submissionValidationsFailed: {
    title: 'Há algo a corrigir',
    text: 'Veja abaixo do que se trata. O resto está certo e fica como está.',
  },
  inReview: {
    title: 'Em análise',
    text: 'Uma pessoa está analisando as suas respostas. Você pode fechar esta página e voltar a qualquer momento.',
  },
  additionalInformationRequested: {
    title: 'Precisamos de mais alguma coisa',
    text: 'Quem está analisando pede o seguinte. O resto fica como está.',
  },
  approved: { title: 'Aprovado', text: 'É só isso. Muito obrigado.' },
  rejected: {
    title: 'Não aprovado',
    text: 'Não podemos continuar com esta verificação. Se você acha que houve um engano, escreva para o atendimento deste site.',
  },
  error: {
    title: 'Com atraso',
    text: 'Algo deu errado do nosso lado. Nada se perdeu, e você não precisa fazer nada: vamos continuar por aqui.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Enviado em {date}',
  approvedAt: 'Aprovado em {date}',
  finish: 'Fechar',
  allMended: 'Tudo foi corrigido.',
  goToSummary: 'Conferir e enviar',
  rejectedAt: 'Decidido em {date}',
  allAnswered: 'Tudo o que foi pedido está aqui.',
  itemsTitle: 'O que fazer',
  correct: 'Corrigir',
  newlyNeeded: 'Necessário por causa das suas novas respostas.',
};
