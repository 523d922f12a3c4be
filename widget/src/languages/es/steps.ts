import type { Words } from '../en/words.js';

const asOnDocument = 'Como en tu documento de identidad.';
const proofOfAddress = 'Una factura, un estado de cuenta o una carta oficial de los últimos 90 días en la que figuren';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Datos personales', about: asOnDocument },
  individualPersonalInfo: { title: 'Datos personales', about: asOnDocument },
  individualContactInfo: {
    title: 'Contacto',
    about: 'Solo usaremos estos datos para contactarte sobre esta verificación.',
  },
  individualResidentialAddress: { title: 'Domicilio', about: 'El domicilio donde vives, no un apartado postal.' },
  individualIdentityDocument: {
    title: 'Documento de identidad',
    about: 'Un documento vigente con foto. Tenlo a mano.',
  },
  individualFinancialInfo: { title: 'Trabajo e ingresos', about: 'Puedes responder con valores aproximados.' },
  individualTaxInfo: { title: 'Identificación fiscal', about: 'El número que usas para pagar impuestos.' },
  individualEeaInfo: { title: 'Lugar de nacimiento', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Comprobante de domicilio',
    about: `${proofOfAddress} tu nombre y tu domicilio.`,
  },
  individualSourceOfFunds: {
    title: 'Origen de los fondos',
    about: 'Agrega un documento que muestre de dónde viene el dinero, como un recibo de sueldo o un contrato.',
  },
  individualSelfiePhoto: {
    title: 'Tu foto',
    about: 'Mira a la cámara, con buena luz y sin nada delante de la cara.',
  },
  businessIdentification: { title: 'Datos de la empresa', about: 'Tal como figuran en el registro de empresas.' },
  businessTaxInfo: { title: 'Identificación fiscal', about: 'El número que la empresa usa para pagar impuestos.' },
  businessAddress: { title: 'Domicilios', about: 'Dónde está registrada la empresa y dónde opera.' },
  businessContactInfo: {
    title: 'Contacto de la empresa',
    about: 'Solo usaremos estos datos para contactarte sobre esta verificación.',
  },
  businessDetails: { title: 'A qué se dedica la empresa', about: 'Con tus propias palabras.' },
  businessOperations: { title: 'Operaciones', about: 'Cómo opera la empresa y para qué va a usar su cuenta.' },
  businessFinancialInfo: { title: 'Ingresos', about: 'Puedes responder con valores aproximados.' },
  businessFormationDocuments: {
    title: 'Documentos de constitución',
    about: 'Acta constitutiva, estatutos o una constancia del registro.',
  },
  businessUboOwnershipDocuments: {
    title: 'Prueba de titularidad',
    about: 'Un registro de accionistas o un documento parecido que muestre de quién es la empresa.',
  },
  businessProofOfAddressDocuments: {
    title: 'Comprobante de domicilio',
    about: `${proofOfAddress} el nombre y el domicilio de la empresa.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Flujo de fondos',
    about: 'Un diagrama o una descripción de cómo circulan los fondos de los clientes.',
  },
  businessAssociatedPersons: {
    title: 'Dueños y directivos',
    about:
      'Quienes tienen el 25 % o más (hasta cuatro personas) y la persona que dirige la empresa. Alguien puede ser ambas cosas.',
  },
  associatedPersonPersonalInfo: {
    title: 'Datos personales',
    about: 'Tal como figuran en el documento de identidad de la persona.',
  },
  associatedPersonContactInfo: {
    title: 'Contacto',
    about: 'Solo usaremos estos datos para contactar a la persona sobre esta verificación.',
  },
  associatedPersonResidentialAddress: {
    title: 'Domicilio particular',
    about: 'Donde vive, no un apartado postal.',
  },
  associatedPersonTaxInfo: { title: 'Identificación fiscal', about: 'El número que usa para pagar impuestos.' },
  associatedPersonIdentityDocument: {
    title: 'Documento de identidad',
    about: 'Un documento vigente con su foto.',
  },
  associatedPersonProofOfAddress: {
    title: 'Comprobante de domicilio',
    about: `${proofOfAddress} el nombre y el domicilio de la persona.`,
  },
  associatedPersonEeaInfo: {
    title: 'Función y lugar de nacimiento',
    about: 'Si integra el directorio y dónde nació.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Facultad de firma',
    about: 'Un documento que muestre que puede firmar por la empresa.',
  },
};
