import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Revisa tus respuestas',
  text: 'Ya casi terminas. Revisa tus respuestas, cambia lo que quieras y envíalas.',
  checking: 'Todavía revisamos algunas respuestas. Ya puedes enviar.',
  answers: 'Respuestas',
  blockingTitle: 'Requiere tu atención antes de enviar',
  warningsTitle: 'Conviene revisarlo',
  warningsText: 'Puedes corregirlo o enviarlo así. Alguien lo revisará.',
  acknowledge: 'Leí esto y quiero enviarlo así.',
  declaration:
    'Al enviar, declaro que estas respuestas son verdaderas y completas, y acepto que se revisen y se guarden el tiempo que exija la ley.',
  submit: 'Enviar',
  submitting: 'Enviando…',
  acknowledgeFirst: 'Corrige lo que aparece arriba o marca la casilla.',
  document: 'Archivo agregado',
  nothing: 'Ninguna',
  notReadable: 'Ahora no podemos mostrar estas respuestas.',
  missing: 'Todavía falta: {step}.',
  correctFirst: 'Primero corrige lo que aparece arriba.',
  notSubmitted: 'Todavía no se envió: algo cambió. Revisa lo que queda por hacer.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Todavía sin enviar', text: 'Quedan respuestas por completar.' },
  submitted: { title: 'Enviado', text: 'Gracias. Revisaremos tus respuestas enseguida.' },
  validatingSubmission: {
    title: 'Revisando tus documentos',
    text: 'Suele tomar un minuto. Puedes cerrar esta página.',
  },
  submissionValidationsFailed: {
    title: 'Algo requiere tu atención',
    text: 'Abajo verás qué es. Lo demás queda como está.',
  },
  inReview: {
    title: 'En espera de revisión',
    text: 'Una persona revisará tus respuestas. Puedes cerrar esta página y volver cuando quieras.',
  },
  additionalInformationRequested: {
    title: 'Necesitamos algo más de ti',
    text: 'Para terminar la revisión falta lo siguiente. Lo demás queda como está.',
  },
  approved: { title: 'Aprobado', text: 'Eso es todo. Gracias por tu tiempo.' },
  rejected: {
    title: 'No aprobado',
    text: 'No podemos continuar con esta verificación. Si crees que es un error, escribe al equipo de atención de este sitio.',
  },
  error: {
    title: 'Está tardando más de lo normal',
    text: 'Algo falló de nuestro lado. No se perdió nada y no tienes que hacer nada.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Enviado el {date}',
  approvedAt: 'Aprobado el {date}',
  finish: 'Cerrar',
  closeNow: 'Ya puedes cerrar esta página.',
  allMended: 'Todo está corregido.',
  goToSummary: 'Revisar y enviar',
  rejectedAt: 'Decidido el {date}',
  allAnswered: 'Ya está todo lo que te pedimos.',
  itemsTitle: 'Qué tienes que hacer',
  correct: 'Actualizar',
  newlyNeeded: 'Hace falta por tus nuevas respuestas.',
};
