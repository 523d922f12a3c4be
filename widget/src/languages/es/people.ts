import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Pendiente',
  checking: 'En revisión',
  blocking: 'Hay que corregirlo',
  warning: 'Conviene mirarlo',
  done: 'Listo',
};

export const people: Words['people'] = {
  add: 'Agregar una persona',
  empty:
    'Todavía no hay nadie en la lista. Hay que agregar a quienes tienen el 25 % o más, y a la persona que dirige la empresa.',
  howRelated: '¿Qué relación tiene esta persona con la empresa?',
  newPerson: 'Nueva persona',
  personNumber: 'Persona {number}',
  needsControl: 'Falta agregar a la persona que dirige la empresa, o indicar quién de la lista la dirige.',
  oneControl: 'Solo una persona puede figurar como quien dirige la empresa.',
  tooManyOwners: 'Se pueden agregar como máximo cuatro dueños.',
  everyone: 'Están todas',
  addDetails: 'A continuación se piden los datos de cada una.',
  removeTitle: '¿Quitar a {person}?',
  removeText: 'Las respuestas sobre esta persona dejarán de usarse.',
  progress: '{done} de {count} listos',
  of: '{step} · {person}',
  company: 'La empresa',
  both: 'Tiene el 25 % o más y dirige la empresa',
  othersTitle: 'Agregadas antes, pero fuera de la lista',
  listAgain: 'Poner a {person} en la lista',
  gone: 'Mientras tanto se quitó a alguien de la lista. Conviene mirarla de nuevo.',
  notNow: 'La lista no se puede cambiar así en este momento.',
  listed: 'Personas en la lista',
};

const birthPlace =
  'A quienes viven en el Espacio Económico Europeo o el Reino Unido, o tienen la nacionalidad de un país de allí, se les pide el lugar de nacimiento';

export const reasons: Words['reasons'] = {
  'individual-light': 'La verificación más sencilla pide saber quién es.',
  'individual-standard':
    'La ley pide saber quién es, con un documento y una foto que lo prueben, y de dónde viene su dinero.',
  'individual-eea': `${birthPlace} y un comprobante de domicilio.`,
  'individual-volume': 'A partir de 5 000 dólares estadounidenses por mes hay que probar el origen del dinero.',
  business: 'La ley pide saber qué es la empresa, a qué se dedica y quién está detrás de ella.',
  'business-full': 'Una verificación completa prueba además la propiedad y el domicilio de la empresa.',
  'business-customer-funds': 'La empresa mueve dinero de sus clientes, así que tenemos que ver cómo circula.',
  person: 'La ley pide saber quién está detrás de una empresa, con un documento que lo pruebe.',
  'person-full': 'En una verificación completa todas las personas tienen que probar su domicilio.',
  'person-eea': `${birthPlace}.`,
  'person-signatory': 'Quien firma por una empresa sin ser parte de su dirección tiene que probar que puede hacerlo.',
};
