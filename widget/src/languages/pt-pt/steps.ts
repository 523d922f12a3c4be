import type { Words } from '../en/words.js';

const asOnDocument = 'Tal como consta no seu documento de identificação.';
const proofOfAddress = 'Uma fatura, um extrato bancário ou uma carta oficial dos últimos 90 dias que mostre';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Sobre si', about: asOnDocument },
  individualPersonalInfo: { title: 'Sobre si', about: asOnDocument },
  individualContactInfo: {
    title: 'Contactos',
    about: 'Só os usaremos para falar consigo sobre esta verificação.',
  },
  individualResidentialAddress: { title: 'Onde vive', about: 'A morada da sua casa, não um apartado.' },
  individualIdentityDocument: {
    title: 'Documento de identificação',
    about: 'Um documento válido com a sua fotografia. Tenha-o à mão.',
  },
  individualFinancialInfo: { title: 'Trabalho e rendimentos', about: 'Bastam valores aproximados.' },
  individualTaxInfo: { title: 'Número fiscal (NIF)', about: 'O número com que paga impostos.' },
  individualEeaInfo: { title: 'Local de nascimento', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Comprovativo de morada',
    about: `${proofOfAddress} o seu nome e a sua morada.`,
  },
  individualSourceOfFunds: {
    title: 'Origem dos fundos',
    about:
      'De onde vem o dinheiro que prevê movimentar. Adicione um documento que o mostre, como um recibo de vencimento, um contrato ou uma escritura.',
  },
  individualSelfiePhoto: {
    title: 'A sua fotografia',
    about: 'De frente para a câmara, com boa luz e o rosto descoberto.',
  },
  businessIdentification: { title: 'Dados da empresa', about: 'Tal como constam no registo comercial.' },
  businessTaxInfo: { title: 'Número fiscal (NIF)', about: 'O número com que a empresa paga impostos.' },
  businessAddress: { title: 'Moradas', about: 'Onde a empresa tem sede e onde exerce atividade.' },
  businessContactInfo: {
    title: 'Contactos da empresa',
    about: 'Só os usaremos para falar consigo sobre esta verificação.',
  },
  businessDetails: { title: 'O que faz a empresa', about: 'Por palavras suas.' },
  businessOperations: { title: 'Atividade', about: 'Como funciona a empresa e para que vai usar a conta.' },
  businessFinancialInfo: { title: 'Receitas', about: 'Bastam valores aproximados.' },
  businessFormationDocuments: {
    title: 'Documentos de constituição',
    about: 'Contrato de sociedade, estatutos ou certidão permanente.',
  },
  businessUboOwnershipDocuments: {
    title: 'Prova de titularidade',
    about: 'Um registo de acionistas, um organigrama ou um documento semelhante que mostre quem detém a empresa.',
  },
  businessProofOfAddressDocuments: {
    title: 'Comprovativo de morada',
    about: `${proofOfAddress} o nome e a morada da empresa.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Circulação dos fundos',
    about: 'Um diagrama ou uma descrição de como os fundos dos clientes circulam na empresa.',
  },
  businessAssociatedPersons: {
    title: 'Beneficiários efetivos e direção',
    about: 'Quem detém 25% ou mais (até quatro pessoas) e a pessoa que dirige a empresa. Pode ser a mesma pessoa.',
  },
  associatedPersonPersonalInfo: {
    title: 'Dados pessoais',
    about: 'Tal como constam no documento de identificação da pessoa.',
  },
  associatedPersonContactInfo: {
    title: 'Contactos',
    about: 'Só os usaremos para falar com a pessoa sobre esta verificação.',
  },
  associatedPersonResidentialAddress: { title: 'Morada', about: 'Onde a pessoa vive, não um apartado.' },
  associatedPersonTaxInfo: { title: 'Número fiscal (NIF)', about: 'O número com que a pessoa paga impostos.' },
  associatedPersonIdentityDocument: {
    title: 'Documento de identificação',
    about: 'Um documento válido com a fotografia da pessoa.',
  },
  associatedPersonProofOfAddress: {
    title: 'Comprovativo de morada',
    about: `${proofOfAddress} o nome e a morada da pessoa.`,
  },
  associatedPersonEeaInfo: {
    title: 'Cargo e local de nascimento',
    about: 'Se a pessoa integra a gerência ou a administração, e onde nasceu.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Poderes de assinatura',
    about: 'Um documento que mostre que a pessoa pode assinar pela empresa.',
  },
};
