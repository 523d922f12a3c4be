import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verificación',
  continue: 'Continuar',
  back: 'Atrás',
  save: 'Guardar',
  change: 'Cambiar',
  cancel: 'Cancelar',
  remove: 'Quitar',
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
  optional: 'opcional',
  yes: 'Sí',
  no: 'No',
  choose: 'Elige…',
  loading: 'Un momento…',
  saving: 'Guardando…',
  stepOf: 'Paso {step} de {count}',
  steps: 'Pasos',
  problemsTitle: { one: 'Una respuesta requiere tu atención', other: '{count} respuestas requieren tu atención' },
  whyAsked: '¿Por qué te pedimos esto?',
  asked: 'Solicitado en la revisión',
  masked: 'Ya lo indicaste ({value}). Déjalo vacío si no cambió.',
  notSaved: 'No pudimos guardar esto.',
  found: 'Una respuesta anterior requiere tu atención',
  later: 'Terminar más tarde',
  laterTitle: 'Guardado para más tarde',
  laterText:
    'Tus respuestas están guardadas, salvo los archivos que aún se subían. Para continuar, vuelve con este navegador en los próximos 14 días.',
  laterLost: 'Tus respuestas están guardadas, pero no lo que escribiste en esta página: este navegador no lo permite.',
  reference: 'Referencia: {id}',
};

const text =
  'La ley nos exige saber quiénes son nuestros clientes. Puedes detenerte en cualquier momento y seguir más tarde.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Verifica tu identidad', business: 'Verifica tu empresa' },
  text: { individual: text, business: text },
  time: { one: 'Toma un minuto.', other: 'Toma unos {count} minutos.' },
  needTitle: 'Qué necesitas',
  need: {
    identity: 'Tu pasaporte u otro documento de identidad',
    camera: 'Una cámara, o fotos de tus documentos',
    taxNumber: 'Tu número de identificación fiscal',
    address: 'Una factura o carta de los últimos 90 días en la que figuren el nombre y el domicilio',
    companyDocuments: 'El número fiscal de la empresa y sus documentos de constitución, o una constancia del registro',
    owners: 'Datos y documentos de identidad de los dueños y de quien dirige la empresa',
  },
  privacy: 'Tus respuestas se cifran. Cada vez que alguien las revisa, queda registrado.',
  start: 'Empezar',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'No podemos conectarnos',
    text: 'Puede ser tu conexión o un problema nuestro. Todo lo que escribiste sigue aquí.',
  },
  rateLimited: {
    title: 'Demasiados intentos',
    text: 'Lo intentaremos de nuevo en {time}.',
  },
  sessionEnded: {
    title: 'Tu sesión venció',
    text: 'Por tu seguridad, solo dura un tiempo. Cierra esta página y empieza de nuevo: tus respuestas están guardadas.',
  },
  sessionFailed: {
    title: 'No pudimos abrir tu verificación',
    text: 'Este sitio no respondió como debía. Inténtalo de nuevo; todo lo que escribiste sigue aquí.',
  },
  unsupported: {
    title: 'Actualiza tu navegador',
    text: 'Usa una versión actual de Chrome, Edge, Firefox o Safari.',
  },
  internal: {
    title: 'Algo salió mal',
    text: 'No pudimos mostrar esta página. Inténtalo de nuevo; todo lo que escribiste sigue aquí.',
  },
};
