import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Confirme as suas respostas',
  text: 'Está quase. Confirme as suas respostas, altere o que quiser e submeta-as.',
  checking: 'Algumas respostas ainda estão em verificação. Entretanto, já pode submeter.',
  answers: 'Respostas',
  blockingTitle: 'A corrigir antes de submeter',
  warningsTitle: 'A confirmar',
  warningsText: 'Pode corrigir estes pontos ou submetê-los assim. Uma pessoa vai verificá-los.',
  acknowledge: 'Li isto e quero submeter mesmo assim.',
  declaration:
    'Ao submeter, confirmo que estas respostas são verdadeiras e completas e aceito que sejam verificadas e guardadas durante o tempo que a lei exigir.',
  submit: 'Submeter',
  submitting: 'A submeter…',
  acknowledgeFirst: 'Corrija os pontos acima ou assinale a caixa.',
  document: 'Ficheiro adicionado',
  nothing: 'Nenhuma',
  notReadable: 'De momento, não conseguimos mostrar estas respostas.',
  missing: 'Ainda falta: {step}.',
  correctFirst: 'Corrija primeiro os pontos acima.',
  notSubmitted: 'As respostas ainda não foram submetidas: entretanto, algo mudou. Veja o que falta fazer.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Respostas por submeter', text: 'Ainda faltam algumas respostas.' },
  submitted: { title: 'Respostas submetidas', text: 'Obrigado. Recebemos as suas respostas e vamos já verificá-las.' },
  validatingSubmission: {
    title: 'A verificar os seus documentos',
    text: 'Normalmente demora um minuto. Pode fechar esta página.',
  },
  submissionValidationsFailed: {
    title: 'Há algo a corrigir',
    text: 'Veja os pormenores abaixo. Tudo o resto fica como está.',
  },
  inReview: {
    title: 'A aguardar análise',
    text: 'Uma pessoa vai analisar as suas respostas. Pode fechar esta página e voltar quando quiser.',
  },
  additionalInformationRequested: {
    title: 'Precisamos de mais alguma coisa',
    text: 'Para concluir a análise, falta o seguinte. Tudo o resto fica como está.',
  },
  approved: { title: 'Verificação aprovada', text: 'Está tudo em ordem. Obrigado.' },
  rejected: {
    title: 'Verificação não aprovada',
    text: 'Não podemos continuar com esta verificação. Se acha que se trata de um erro, contacte o apoio ao cliente deste site.',
  },
  error: {
    title: 'Está a demorar mais do que o habitual',
    text: 'Algo correu mal do nosso lado. Nada se perdeu e não tem de fazer nada: nós tratamos do assunto.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Submetido a {date}',
  approvedAt: 'Aprovado a {date}',
  finish: 'Fechar',
  closeNow: 'Já pode fechar esta página.',
  allMended: 'Está tudo corrigido.',
  goToSummary: 'Confirmar e submeter',
  rejectedAt: 'Decidido a {date}',
  allAnswered: 'Já nos deu tudo o que pedimos.',
  itemsTitle: 'O que fazer',
  correct: 'Atualizar',
  newlyNeeded: 'Necessário devido às suas novas respostas.',
};
