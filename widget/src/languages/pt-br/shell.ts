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
  problemsTitle: { one: 'Uma resposta precisa ser corrigida', other: '{count} respostas precisam ser corrigidas' },
  whyAsked: 'Por que pedimos isto?',
  asked: 'Pedido por quem está analisando',
  masked: 'Você já informou isto antes ({value}). Digite de novo se quiser alterar algo nesta página.',
  notSaved: 'Não foi possível salvar.',
  later: 'Terminar depois',
};

export const welcome: Words['welcome'] = {
  title: { individual: 'Queremos conhecer você', business: 'Queremos conhecer a sua empresa' },
  text: {
    individual: 'A lei pede que saibamos com quem trabalhamos. Você pode parar a qualquer momento e voltar mais tarde.',
    business: 'A lei pede que saibamos com quem trabalhamos. Você pode parar a qualquer momento e voltar mais tarde.',
  },
  time: { one: 'Leva cerca de um minuto.', other: 'Leva cerca de {count} minutos.' },
  needTitle: 'Do que você vai precisar',
  need: {
    identity: 'Passaporte ou outro documento de identidade',
    camera: 'Uma câmera, ou fotos dos seus documentos',
    taxNumber: 'Seu CPF ou outro número fiscal',
    address: 'Uma conta ou carta dos últimos 90 dias que mostre o nome e o endereço',
    companyDocuments:
      'O CNPJ ou outra identificação fiscal da empresa, e o contrato social, estatuto ou certidão do registro',
    owners: 'Dados e documentos de identidade dos donos e da pessoa que dirige a empresa',
  },
  privacy: 'Suas respostas são criptografadas e vistas apenas por quem faz a análise.',
  start: 'Começar',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Sem conexão',
    text: 'Não conseguimos acessar o servidor. Verifique a sua conexão; o que você digitou continua aqui.',
  },
  rateLimited: {
    title: 'Um momento, por favor',
    text: 'Há solicitações demais neste momento. Tentaremos de novo em {seconds} s.',
  },
  sessionEnded: {
    title: 'Este link expirou',
    text: 'Para a sua segurança, ele vale só por algum tempo. Volte à página anterior e abra de novo: suas respostas estão guardadas.',
  },
  unsupported: {
    title: 'Este navegador é antigo demais',
    text: 'Use uma versão atual do Chrome, Edge, Firefox ou Safari.',
  },
};
