import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Pendente',
  checking: 'Em verificação',
  blocking: 'Precisa de atenção',
  warning: 'Vale conferir',
  done: 'Pronto',
};

export const people: Words['people'] = {
  add: 'Adicionar uma pessoa',
  empty: 'Ainda não há ninguém. Adicione quem tem 25% ou mais e a pessoa que dirige a empresa.',
  howRelated: 'Qual é o papel desta pessoa?',
  newPerson: 'Nova pessoa',
  personNumber: 'Pessoa {number}',
  needsControl: 'Adicione a pessoa que dirige a empresa, ou altere o papel de alguém da lista.',
  oneControl: 'Só uma pessoa pode constar como quem dirige a empresa.',
  tooManyOwners: 'Você pode listar até quatro donos.',
  everyone: 'Continuar',
  addDetails: 'Em seguida, vamos pedir os dados de cada pessoa.',
  removeTitle: 'Remover {person}?',
  removeText: 'Não vamos mais usar as respostas sobre esta pessoa.',
  progress: '{done} de {count} prontas',
  of: '{step}\u00a0· {person}',
  company: 'Empresa',
  both: 'Tem 25% ou mais e dirige a empresa',
  othersTitle: 'Adicionadas antes, mas fora da lista',
  listAgain: 'Adicionar {person} à lista',
  gone: 'Alguém da lista foi removido. Confira a lista.',
  notNow: 'A lista não pode ser alterada agora.',
  listed: 'Pessoas na lista',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'A lei exige que saibamos quem são os nossos clientes.',
  PersonalInfo: 'A lei exige que saibamos quem são os nossos clientes, e quem está por trás de uma empresa.',
  ContactInfo: 'Para podermos falar com você se algo nesta verificação não estiver claro.',
  ResidentialAddress: 'As regras que se aplicam dependem de onde cada pessoa mora.',
  IdentityDocument: 'Um documento comprova que os dados são de uma pessoa real.',
  FinancialInfo: 'Isso nos ajuda a perceber atividades incomuns, como lavagem de dinheiro.',
  TaxInfo: 'As normas fiscais exigem que peçamos este número.',
  SelfiePhoto: 'Uma foto mostra que o documento é seu e de mais ninguém.',
  Identification: 'Comparamos estes dados com o registro de empresas.',
  Address: 'As regras que se aplicam dependem de onde a empresa está registrada e onde atua.',
  Details: 'Alguns ramos pedem uma análise mais detalhada.',
  Operations: 'Algumas atividades e alguns países pedem uma análise mais detalhada.',
  FormationDocuments: 'Eles comprovam que a empresa existe.',
  AssociatedPersons: 'A lei exige que saibamos quem são os donos e quem dirige uma empresa.',
  ProofOfAddressDocuments: 'A verificação completa inclui um comprovante do endereço da empresa.',
  UboOwnershipDocuments: 'A verificação completa inclui a comprovação de quem são os donos.',
  ProofOfAddress: 'A verificação completa inclui o comprovante de endereço de cada pessoa.',
};

const eea =
  'Pedimos isto a quem mora no Espaço Econômico Europeu ou no Reino Unido, ou tem a nacionalidade de um desses países.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'A partir de 5.000 dólares por mês, precisamos de um comprovante da origem do dinheiro.',
  'business-customer-funds': 'A empresa lida com recursos de clientes, por isso precisamos ver como eles circulam.',
  'person-eea': eea,
  'person-signatory': 'Quem assina por uma empresa sem fazer parte da diretoria precisa mostrar que pode assinar.',
};
