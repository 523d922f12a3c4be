import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verificação',
  continue: 'Continuar',
  back: 'Voltar',
  save: 'Guardar',
  change: 'Alterar',
  cancel: 'Cancelar',
  remove: 'Remover',
  close: 'Fechar',
  retry: 'Tentar de novo',
  optional: 'opcional',
  yes: 'Sim',
  no: 'Não',
  choose: 'Escolha…',
  loading: 'Um momento…',
  saving: 'A guardar…',
  stepOf: 'Passo {step} de {count}',
  steps: 'Passos',
  problemsTitle: {
    one: 'Há uma resposta a corrigir',
    many: 'Há {count} de respostas a corrigir',
    other: 'Há {count} respostas a corrigir',
  },
  whyAsked: 'Porque pedimos isto?',
  asked: 'Pedido durante a análise',
  masked: 'Já indicado ({value}). Deixe em branco para o manter.',
  notSaved: 'Não conseguimos guardar isto.',
  found: 'Há uma resposta anterior a corrigir',
  later: 'Terminar mais tarde',
  laterTitle: 'Guardado para mais tarde',
  laterText:
    'As suas respostas estão guardadas, exceto os ficheiros que ainda estavam a carregar. Para continuar, volte com este navegador no prazo de 14 dias.',
  laterLost: 'As suas respostas estão guardadas, mas não o que introduziu nesta página: este navegador não o permite.',
  reference: 'Referência: {id}',
};

const text =
  'A lei obriga-nos a saber quem são os nossos clientes. Pode parar a qualquer momento e continuar mais tarde.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Verifique a sua identidade', business: 'Verifique a sua empresa' },
  text: { individual: text, business: text },
  time: {
    one: 'Demora cerca de um minuto.',
    many: 'Demora cerca de {count} de minutos.',
    other: 'Demora cerca de {count} minutos.',
  },
  needTitle: 'Do que vai precisar',
  need: {
    identity: 'O seu passaporte ou outro documento de identificação',
    camera: 'Uma câmara, ou fotografias dos seus documentos',
    taxNumber: 'O seu número fiscal (NIF)',
    address: 'Uma fatura ou carta dos últimos 90 dias que mostre o nome e a morada',
    companyDocuments: 'O número fiscal da empresa e o contrato de sociedade, os estatutos ou a certidão permanente',
    owners: 'Dados e documentos de identificação dos beneficiários efetivos e da pessoa que dirige a empresa',
  },
  privacy: 'As suas respostas são encriptadas. Registamos cada vez que alguém as abre para as analisar.',
  start: 'Começar',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Não conseguimos estabelecer ligação',
    text: 'Pode ser da sua ligação ou um problema nosso. Tudo o que introduziu continua aqui.',
  },
  rateLimited: {
    title: 'Demasiadas tentativas',
    text: 'Tentaremos de novo dentro de {time}.',
  },
  sessionEnded: {
    title: 'A sua sessão expirou',
    text: 'Para sua segurança, tem uma duração limitada. Feche esta página e comece de novo: as suas respostas estão guardadas.',
  },
  sessionFailed: {
    title: 'Não conseguimos abrir a sua verificação',
    text: 'Este site não respondeu como esperado. Tente de novo dentro de momentos; tudo o que introduziu continua aqui.',
  },
  unsupported: {
    title: 'Atualize o seu navegador',
    text: 'Use uma versão atual do Chrome, Edge, Firefox ou Safari.',
  },
  internal: {
    title: 'Algo correu mal',
    text: 'Não conseguimos mostrar esta página. Tente de novo; tudo o que introduziu continua aqui.',
  },
};
