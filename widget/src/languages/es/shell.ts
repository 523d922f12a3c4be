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
  choose: 'Elegir…',
  loading: 'Un momento…',
  saving: 'Guardando…',
  stepOf: 'Paso {step} de {count}',
  steps: 'Pasos',
  problemsTitle: { one: 'Hay una respuesta por corregir', other: 'Hay {count} respuestas por corregir' },
  whyAsked: '¿Por qué se pide esto?',
  asked: 'Lo pide quien revisa',
  masked: 'Este dato ya se dio antes ({value}). Para cambiar algo en esta página hay que escribirlo otra vez.',
  notSaved: 'No se pudo guardar.',
  later: 'Terminar más tarde',
};

export const welcome: Words['welcome'] = {
  title: { individual: 'Queremos conocerle', business: 'Queremos conocer a su empresa' },
  text: {
    individual: 'La ley nos pide saber con quién trabajamos. Se puede parar en cualquier momento y volver más tarde.',
    business: 'La ley nos pide saber con quién trabajamos. Se puede parar en cualquier momento y volver más tarde.',
  },
  time: { one: 'Toma alrededor de un minuto.', other: 'Toma unos {count} minutos.' },
  needTitle: 'Qué hace falta',
  need: {
    identity: 'Pasaporte u otro documento de identidad',
    camera: 'Una cámara, o fotos de los documentos',
    taxNumber: 'Su número de identificación fiscal',
    address: 'Una factura o carta de los últimos 90 días en la que figuren el nombre y el domicilio',
    companyDocuments:
      'La identificación fiscal de la empresa, y su acta constitutiva, estatutos o constancia del registro',
    owners: 'Datos y documentos de identidad de quienes son dueños y de la persona que dirige la empresa',
  },
  privacy: 'Las respuestas se cifran y solo las ve quien las revisa.',
  start: 'Empezar',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Sin conexión',
    text: 'No logramos comunicarnos con el servidor. Conviene revisar la conexión; lo escrito sigue aquí.',
  },
  rateLimited: {
    title: 'Un momento, por favor',
    text: 'Hay demasiadas solicitudes en este momento. Lo intentamos de nuevo en {seconds} s.',
  },
  sessionEnded: {
    title: 'Este enlace venció',
    text: 'Por seguridad funciona solo un rato. Basta con volver a la página anterior y abrirlo de nuevo: las respuestas se conservan.',
  },
  unsupported: {
    title: 'Este navegador es demasiado antiguo',
    text: 'Hace falta una versión actual de Chrome, Edge, Firefox o Safari.',
  },
};
