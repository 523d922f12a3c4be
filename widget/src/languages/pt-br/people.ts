import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'A fazer',
  checking: 'Em verificação',
  blocking: 'Precisa ser corrigido',
  warning: 'Dê uma olhada nisto',
  done: 'Pronto',
};

export const people: Words['people'] = {
  add: 'Adicionar uma pessoa',
  empty:
    'Ainda não há ninguém na lista. Adicione todas as pessoas que têm 25% ou mais, e a pessoa que dirige a empresa.',
  howRelated: 'Qual é a relação desta pessoa com a empresa?',
  newPerson: 'Nova pessoa',
  personNumber: 'Pessoa {number}',
  needsControl: 'Adicione a pessoa que dirige a empresa, ou indique quem da lista a dirige.',
  oneControl: 'Só uma pessoa pode constar como quem dirige a empresa.',
  tooManyOwners: 'Você pode adicionar no máximo quatro donos.',
  everyone: 'Estão todas aqui',
  addDetails: 'A seguir, perguntaremos sobre cada uma delas.',
  removeTitle: 'Remover {person}?',
  removeText: 'As respostas sobre esta pessoa não serão mais usadas.',
  progress: '{done} de {count} prontas',
  of: '{step} · {person}',
  company: 'A empresa',
  both: 'Tem 25% ou mais e dirige a empresa',
  othersTitle: 'Adicionadas antes, mas fora da lista',
  listAgain: 'Colocar {person} na lista',
  gone: 'Alguém da lista foi removido nesse meio-tempo. Dê mais uma olhada na lista.',
  notNow: 'A lista não pode ser alterada assim neste momento.',
  listed: 'Pessoas na lista',
};

const birthPlace =
  'Quem mora no Espaço Econômico Europeu ou no Reino Unido, ou tem a nacionalidade de um país de lá, precisa informar o local de nascimento';

export const reasons: Words['reasons'] = {
  'individual-light': 'A verificação mais simples pergunta quem você é.',
  'individual-standard':
    'A lei pergunta quem você é, com um documento e uma foto que comprovem isso, e de onde vem o seu dinheiro.',
  'individual-eea': `${birthPlace} e um comprovante de endereço.`,
  'individual-volume': 'A partir de 5.000 dólares americanos por mês, a origem do dinheiro precisa ser comprovada.',
  business: 'A lei pergunta o que é a empresa, o que ela faz e quem está por trás dela.',
  'business-full': 'Uma verificação completa também comprova a propriedade e o endereço da empresa.',
  'business-customer-funds':
    'A empresa movimenta dinheiro dos seus clientes, por isso precisamos ver como ele circula.',
  person: 'A lei pergunta quem está por trás de uma empresa, com um documento que comprove isso.',
  'person-full': 'Em uma verificação completa, todas as pessoas precisam comprovar o endereço.',
  'person-eea': `${birthPlace}.`,
  'person-signatory': 'Quem assina por uma empresa sem fazer parte da diretoria precisa comprovar que pode assinar.',
};
