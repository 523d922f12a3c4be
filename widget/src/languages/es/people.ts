import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Pendiente',
  checking: 'En revisión',
  blocking: 'Requiere tu atención',
  warning: 'Conviene revisarlo',
  done: 'Listo',
};

export const people: Words['people'] = {
  add: 'Agregar una persona',
  empty: 'Todavía no hay nadie. Agrega a quienes tienen el 25 % o más y a la persona que dirige la empresa.',
  howRelated: '¿Qué papel tiene esta persona?',
  newPerson: 'Persona nueva',
  personNumber: 'Persona {number}',
  needsControl: 'Agrega a la persona que dirige la empresa, o cambia el papel de alguien de la lista.',
  oneControl: 'Solo una persona puede figurar como quien dirige la empresa.',
  tooManyOwners: 'Puedes agregar hasta cuatro dueños.',
  everyone: 'Continuar',
  addDetails: 'Después te pediremos los datos de cada persona.',
  removeTitle: '¿Quitar a {person}?',
  removeText: 'Ya no usaremos las respuestas sobre esta persona.',
  progress: '{done} de {count} listos',
  of: '{step}\u00a0· {person}',
  company: 'Empresa',
  both: 'Tiene el 25 % o más y dirige la empresa',
  othersTitle: 'Agregadas antes, pero fuera de la lista',
  listAgain: 'Agregar a {person} a la lista',
  gone: 'Se quitó a alguien de la lista. Revísala.',
  notNow: 'Ahora no se puede modificar la lista.',
  listed: 'Personas en la lista',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'La ley nos exige saber quiénes son nuestros clientes.',
  PersonalInfo: 'La ley nos exige saber quiénes son nuestros clientes y quién está detrás de una empresa.',
  ContactInfo: 'Para poder contactarte si algo de esta verificación no está claro.',
  ResidentialAddress: 'Las reglas que se aplican dependen de dónde vive cada persona.',
  IdentityDocument: 'Un documento prueba que los datos son de una persona real.',
  FinancialInfo: 'Nos ayuda a detectar actividad inusual, como el lavado de dinero.',
  TaxInfo: 'Las normas fiscales nos exigen pedir este número.',
  SelfiePhoto: 'Una foto muestra que el documento es tuyo y de nadie más.',
  Identification: 'Comparamos estos datos con el registro de empresas.',
  Address: 'Las reglas que se aplican dependen de dónde está registrada y dónde opera la empresa.',
  Details: 'Algunos rubros requieren una revisión más detallada.',
  Operations: 'Algunas actividades y países requieren una revisión más detallada.',
  FormationDocuments: 'Prueban que la empresa existe.',
  AssociatedPersons: 'La ley nos exige saber de quién es la empresa y quién la dirige.',
  ProofOfAddressDocuments: 'La verificación completa incluye un comprobante del domicilio de la empresa.',
  UboOwnershipDocuments: 'La verificación completa incluye una prueba de quiénes son los dueños.',
  ProofOfAddress: 'La verificación completa incluye el comprobante de domicilio de cada persona.',
};

const eea =
  'Se lo pedimos a quienes viven en el Espacio Económico Europeo o el Reino Unido, o tienen la nacionalidad de uno de esos países.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'A partir de 5000 dólares por mes, necesitamos ver de dónde viene el dinero.',
  'business-customer-funds': 'La empresa maneja fondos de clientes, así que necesitamos ver cómo circulan.',
  'person-eea': eea,
  'person-signatory': 'Quien firma por una empresa sin ser del directorio tiene que mostrar que puede.',
};
