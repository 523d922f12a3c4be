import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Por fazer',
  checking: 'Em verificação',
  blocking: 'A corrigir',
  warning: 'A confirmar',
  done: 'Concluído',
};

export const people: Words['people'] = {
  add: 'Adicionar uma pessoa',
  empty: 'Ainda não há ninguém na lista. Adicione quem detém 25% ou mais e a pessoa que dirige a empresa.',
  howRelated: 'Qual é a função desta pessoa?',
  newPerson: 'Nova pessoa',
  personNumber: 'Pessoa {number}',
  needsControl: 'Adicione a pessoa que dirige a empresa ou altere a função de alguém da lista.',
  oneControl: 'Só uma pessoa pode constar como quem dirige a empresa.',
  tooManyOwners: 'Pode indicar até quatro beneficiários efetivos.',
  everyone: 'Continuar',
  addDetails: 'A seguir, pediremos os dados de cada pessoa.',
  removeTitle: 'Remover {person}?',
  removeText: 'Deixaremos de usar as respostas sobre esta pessoa.',
  progress: '{done} de {count} concluídos',
  of: '{step}\u00a0· {person}',
  company: 'Empresa',
  both: 'Detém 25% ou mais e dirige a empresa',
  othersTitle: 'Adicionadas antes, mas fora da lista',
  listAgain: 'Adicionar {person} à lista',
  gone: 'Entretanto, uma pessoa foi removida. Confirme a lista.',
  notNow: 'De momento, a lista não pode ser alterada.',
  listed: 'Pessoas na lista',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'A lei obriga-nos a saber quem são os nossos clientes.',
  PersonalInfo: 'A lei obriga-nos a saber quem são os nossos clientes e quem está por trás de uma empresa.',
  ContactInfo: 'Para podermos falar consigo se algo nesta verificação não estiver claro.',
  ResidentialAddress: 'As regras aplicáveis dependem de onde a pessoa vive.',
  IdentityDocument: 'Um documento prova que os dados são de uma pessoa real.',
  FinancialInfo: 'Ajuda-nos a detetar atividade invulgar, como o branqueamento de capitais.',
  TaxInfo: 'As regras fiscais obrigam-nos a pedir este número.',
  SelfiePhoto: 'Uma fotografia mostra que o documento é seu e de mais ninguém.',
  Identification: 'Comparamos estes dados com o registo comercial.',
  Address: 'As regras aplicáveis dependem de onde a empresa tem sede e exerce atividade.',
  Details: 'Alguns setores exigem uma análise mais atenta.',
  Operations: 'Algumas atividades e alguns países exigem uma análise mais atenta.',
  FormationDocuments: 'Provam que a empresa existe.',
  AssociatedPersons: 'A lei obriga-nos a saber quem detém e quem dirige uma empresa.',
  ProofOfAddressDocuments: 'Uma verificação completa inclui um comprovativo da morada da empresa.',
  UboOwnershipDocuments: 'Uma verificação completa inclui a prova de quem detém a empresa.',
  ProofOfAddress: 'Uma verificação completa inclui o comprovativo de morada de cada pessoa.',
};

const eea =
  'Pedimos isto a quem vive no Espaço Económico Europeu ou no Reino Unido, ou tem a nacionalidade de um desses países.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume':
    'A partir de 5000 dólares americanos por mês, precisamos de um comprovativo da origem do dinheiro.',
  'business-customer-funds': 'A empresa movimenta fundos de clientes, por isso precisamos de ver como circulam.',
  'person-eea': eea,
  'person-signatory':
    'Quem assina por uma empresa sem integrar a gerência ou a administração tem de mostrar que o pode fazer.',
};
