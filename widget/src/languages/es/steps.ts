import type { Words } from '../en/words.js';

const asOnDocument = 'Tal como figura en el documento de identidad.';
const proofOfAddress =
  'Una factura, un estado de cuenta o una carta oficial de los últimos 90 días en la que figuren el nombre y el domicilio.';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Datos personales', about: asOnDocument },
  individualPersonalInfo: { title: 'Datos personales', about: asOnDocument },
  individualContactInfo: { title: 'Contacto', about: 'Solo para comunicarnos sobre esta verificación.' },
  individualResidentialAddress: { title: 'Domicilio', about: 'El domicilio particular, no una casilla de correo.' },
  individualIdentityDocument: {
    title: 'Documento de identidad',
    about: 'Un documento vigente con foto. Conviene tenerlo a mano.',
  },
  individualFinancialInfo: { title: 'Trabajo e ingresos', about: 'Bastan respuestas aproximadas.' },
  individualTaxInfo: { title: 'Identificación fiscal', about: 'El número con el que paga impuestos.' },
  individualEeaInfo: { title: 'Lugar de nacimiento', about: asOnDocument },
  individualProofOfAddress: { title: 'Comprobante de domicilio', about: proofOfAddress },
  individualSourceOfFunds: {
    title: 'Origen del dinero',
    about:
      'De dónde viene el dinero que va a mover, y un documento que lo muestre: un recibo de sueldo, un contrato, una escritura.',
  },
  individualSelfiePhoto: {
    title: 'Su foto',
    about: 'Mirando a la cámara, con buena luz y sin nada delante de la cara.',
  },
  businessIdentification: { title: 'La empresa', about: 'Tal como está registrada.' },
  businessTaxInfo: { title: 'Identificación fiscal', about: 'El número con el que la empresa paga impuestos.' },
  businessAddress: { title: 'Domicilios', about: 'Dónde está registrada la empresa y dónde trabaja.' },
  businessContactInfo: {
    title: 'Contacto de la empresa',
    about: 'Solo para comunicarnos sobre esta verificación.',
  },
  businessDetails: { title: 'A qué se dedica la empresa', about: 'Con sus propias palabras.' },
  businessOperations: { title: 'Cómo opera la empresa', about: 'Para qué va a usar su cuenta la empresa.' },
  businessFinancialInfo: { title: 'Ingresos', about: 'Bastan respuestas aproximadas.' },
  businessFormationDocuments: {
    title: 'Documentos de constitución',
    about: 'Acta constitutiva, estatutos o una constancia del registro.',
  },
  businessUboOwnershipDocuments: {
    title: 'Prueba de la propiedad',
    about:
      'Un registro de accionistas, un organigrama societario o un documento parecido que muestre de quién es la empresa.',
  },
  businessProofOfAddressDocuments: { title: 'Comprobante de domicilio', about: proofOfAddress },
  businessFlowOfFundsDocument: {
    title: 'Flujo de fondos',
    about: 'Un diagrama o una descripción de cómo circula por la empresa el dinero de los clientes.',
  },
  businessAssociatedPersons: {
    title: 'Personas',
    about:
      'Todas las que tienen el 25 % o más, cuatro como máximo, y la que dirige la empresa. Una misma persona puede ser ambas cosas.',
  },
  associatedPersonPersonalInfo: { title: 'Datos personales', about: 'Tal como figuran en su documento de identidad.' },
  associatedPersonContactInfo: { title: 'Contacto', about: 'Solo para comunicarnos sobre esta verificación.' },
  associatedPersonResidentialAddress: {
    title: 'Domicilio particular',
    about: 'Donde vive, no una casilla de correo.',
  },
  associatedPersonTaxInfo: { title: 'Identificación fiscal', about: 'El número con el que paga impuestos.' },
  associatedPersonIdentityDocument: {
    title: 'Documento de identidad',
    about: 'Un documento vigente con su foto.',
  },
  associatedPersonProofOfAddress: { title: 'Comprobante de domicilio', about: proofOfAddress },
  associatedPersonEeaInfo: { title: 'Función y lugar de nacimiento', about: asOnDocument },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Facultad de firma',
    about: 'Un documento que muestre que puede firmar por la empresa.',
  },
};
