import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verificação',
  continue: 'Continuar',
  back: 'Voltar',
  save: 'Salvar',
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
  saving: 'Salvando…',
  stepOf: 'Etapa {step} de {count}',
  steps: 'Etapas',
  problemsTitle: { one: 'Uma resposta precisa de atenção', other: '{count} respostas precisam de atenção' },
  whyAsked: 'Por que pedimos isto?',
  asked: 'Solicitado na análise',
  masked: 'Você já informou ({value}). Deixe em branco se não mudou.',
  notSaved: 'Não conseguimos salvar isto.',
  found: 'Uma resposta anterior precisa de atenção',
  later: 'Terminar depois',
  laterTitle: 'Salvo para depois',
  laterText:
    'Suas respostas estão salvas, exceto arquivos que ainda estavam sendo enviados. Para continuar, volte com este navegador em até 14 dias.',
  laterLost: 'Suas respostas estão salvas, mas não o que você digitou nesta página: este navegador não permite isso.',
  reference: 'Referência: {id}',
};

const text =
  'A lei exige que saibamos quem são os nossos clientes. Você pode parar a qualquer momento e continuar depois.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Verifique a sua identidade', business: 'Verifique a sua empresa' },
  text: { individual: text, business: text },
  time: { one: 'Leva cerca de um minuto.', other: 'Leva cerca de {count} minutos.' },
  needTitle: 'Do que você vai precisar',
  need: {
    identity: 'Seu passaporte ou outro documento de identidade',
    camera: 'Uma câmera, ou fotos dos seus documentos',
    taxNumber: 'Seu CPF ou outro número fiscal',
    address: 'Uma conta ou carta dos últimos 90 dias que mostre o nome e o endereço',
    companyDocuments: 'O CNPJ ou outro número fiscal da empresa e o contrato social, estatuto ou certidão do registro',
    owners: 'Dados e documentos de identidade dos donos e da pessoa que dirige a empresa',
  },
  privacy: 'Suas respostas são criptografadas. Sempre que alguém as abre, isso fica registrado.',
  start: 'Começar',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Não conseguimos conectar',
    text: 'Pode ser a sua conexão ou um problema nosso. Tudo o que você digitou continua aqui.',
  },
  rateLimited: {
    title: 'Tentativas demais',
    text: 'Vamos tentar de novo em {time}.',
  },
  sessionEnded: {
    title: 'Sua sessão expirou',
    text: 'Para a sua segurança, ela só dura um tempo. Feche esta página e comece de novo: suas respostas estão salvas.',
  },
  sessionFailed: {
    title: 'Não conseguimos abrir a sua verificação',
    text: 'Este site não respondeu como deveria. Tente de novo; tudo o que você digitou continua aqui.',
  },
  unsupported: {
    title: 'Atualize o seu navegador',
    text: 'Use uma versão atual do Chrome, Edge, Firefox ou Safari.',
  },
  internal: {
    title: 'Algo deu errado',
    text: 'Não conseguimos mostrar esta página. Tente de novo; tudo o que você digitou continua aqui.',
  },
};
