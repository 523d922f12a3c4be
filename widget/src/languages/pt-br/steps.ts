import type { Words } from '../en/words.js';

const asOnDocument = 'Como consta no seu documento de identidade.';
const proofOfAddress = 'Uma conta, um extrato bancário ou uma carta oficial dos últimos 90 dias que mostre';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Sobre você', about: asOnDocument },
  individualPersonalInfo: { title: 'Sobre você', about: asOnDocument },
  individualContactInfo: {
    title: 'Contato',
    about: 'Só vamos usar estes dados para falar com você sobre esta verificação.',
  },
  individualResidentialAddress: { title: 'Onde você mora', about: 'Seu endereço residencial, não uma caixa postal.' },
  individualIdentityDocument: {
    title: 'Documento de identidade',
    about: 'Um documento válido com a sua foto. Deixe à mão.',
  },
  individualFinancialInfo: { title: 'Trabalho e renda', about: 'Valores aproximados bastam.' },
  individualTaxInfo: { title: 'Identificação fiscal', about: 'O número que você usa para pagar impostos.' },
  individualEeaInfo: { title: 'Local de nascimento', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Comprovante de endereço',
    about: `${proofOfAddress} o seu nome e endereço.`,
  },
  individualSourceOfFunds: {
    title: 'Origem dos recursos',
    about: 'Adicione um documento que mostre de onde vem o dinheiro, como um holerite ou um contrato.',
  },
  individualSelfiePhoto: {
    title: 'Sua foto',
    about: 'Olhe para a câmera, com boa luz e sem nada na frente do rosto.',
  },
  businessIdentification: { title: 'Dados da empresa', about: 'Como constam no registro de empresas.' },
  businessTaxInfo: { title: 'Identificação fiscal', about: 'O número que a empresa usa para pagar impostos.' },
  businessAddress: { title: 'Endereços', about: 'Onde a empresa está registrada e onde ela atua.' },
  businessContactInfo: {
    title: 'Contato da empresa',
    about: 'Só vamos usar estes dados para falar com você sobre esta verificação.',
  },
  businessDetails: { title: 'O que a empresa faz', about: 'Com as suas próprias palavras.' },
  businessOperations: { title: 'Operações', about: 'Como a empresa atua e para que vai usar a conta.' },
  businessFinancialInfo: { title: 'Receita', about: 'Valores aproximados bastam.' },
  businessFormationDocuments: {
    title: 'Documentos de constituição',
    about: 'Contrato social, estatuto ou uma certidão do registro.',
  },
  businessUboOwnershipDocuments: {
    title: 'Comprovação da titularidade',
    about: 'Um registro de acionistas ou documento parecido que mostre de quem é a empresa.',
  },
  businessProofOfAddressDocuments: {
    title: 'Comprovante de endereço',
    about: `${proofOfAddress} o nome e o endereço da empresa.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Fluxo de recursos',
    about: 'Um diagrama ou uma descrição de como os recursos dos clientes circulam.',
  },
  businessAssociatedPersons: {
    title: 'Sócios e administradores',
    about: 'Quem tem 25% ou mais (até quatro pessoas) e a pessoa que dirige a empresa. Alguém pode ser as duas coisas.',
  },
  associatedPersonPersonalInfo: {
    title: 'Dados pessoais',
    about: 'Como constam no documento de identidade da pessoa.',
  },
  associatedPersonContactInfo: {
    title: 'Contato',
    about: 'Só vamos usar estes dados para falar com a pessoa sobre esta verificação.',
  },
  associatedPersonResidentialAddress: {
    title: 'Endereço residencial',
    about: 'Onde a pessoa mora, não uma caixa postal.',
  },
  associatedPersonTaxInfo: { title: 'Identificação fiscal', about: 'O número que a pessoa usa para pagar impostos.' },
  associatedPersonIdentityDocument: {
    title: 'Documento de identidade',
    about: 'Um documento válido com a foto da pessoa.',
  },
  associatedPersonProofOfAddress: {
    title: 'Comprovante de endereço',
    about: `${proofOfAddress} o nome e o endereço da pessoa.`,
  },
  associatedPersonEeaInfo: {
    title: 'Função e local de nascimento',
    about: 'Se a pessoa faz parte da diretoria e onde nasceu.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Poder de assinatura',
    about: 'Um documento que mostre que a pessoa pode assinar pela empresa.',
  },
};
