import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Revisar las respuestas',
  text: 'Está todo. Queda mirarlo, cambiar lo que haga falta y enviarlo.',
  checking: 'Algunas respuestas todavía se están revisando. Mientras tanto ya se puede enviar.',
  showAnswers: 'Mostrar las respuestas',
  blockingTitle: 'Primero hay que corregir esto',
  warningsTitle: 'Conviene mirarlo',
  warningsText: 'Se puede corregir, o enviar tal como está. Alguien lo revisará.',
  acknowledge: 'Leí esto y lo envío tal como está.',
  submit: 'Enviar',
  submitting: 'Enviando…',
  acknowledgeFirst: 'Falta corregir lo de arriba o marcar la casilla.',
  document: 'Archivo agregado',
  nothing: 'Sin respuesta',
  notReadable: 'Las respuestas no se pueden mostrar en este momento.',
  missing: 'Todavía falta algo: {step}.',
  correctFirst: 'Primero hay que corregir lo de arriba.',
  notSubmitted: 'Todavía no se envió: algo cambió mientras tanto. Conviene mirar lo que queda por hacer.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Todavía sin enviar', text: 'Quedan respuestas por completar.' },
  submitted: { title: 'Enviado', text: 'Gracias. Las respuestas llegaron y están por revisarse.' },
  validatingSubmission: {
    title: 'En comprobación',
    text: 'Se están comprobando los documentos. Suele tomar un minuto. Se puede cerrar esta página.',
  },
  submissionValidationsFailed: {
    title: 'Hay algo por corregir',
    text: 'Más abajo se ve de qué se trata. El resto está bien y queda como está.',
  },
  inReview: {
    title: 'En revisión',
    text: 'Una persona está mirando las respuestas. Se puede cerrar esta página y volver en cualquier momento.',
  },
  additionalInformationRequested: {
    title: 'Hace falta algo más',
    text: 'Quien revisa pide lo siguiente. El resto queda como está.',
  },
  approved: { title: 'Aprobado', text: 'Eso es todo. Muchas gracias.' },
  rejected: {
    title: 'No aprobado',
    text: 'No podemos seguir con esta verificación. Si parece un error, se puede escribir al equipo de atención de este sitio.',
  },
  error: {
    title: 'Con demora',
    text: 'Algo falló de nuestro lado. No se perdió nada y no hace falta hacer nada: seguimos por nuestra cuenta.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Enviado el {date}',
  approvedAt: 'Aprobado el {date}',
  finish: 'Cerrar',
  allMended: 'Está todo corregido.',
  goToSummary: 'Revisar y enviar',
  rejectedAt: 'Decidido el {date}',
  allAnswered: 'Está todo lo que se pidió.',
  itemsTitle: 'Qué hay que hacer',
  correct: 'Corregir',
  newlyNeeded: 'Hace falta por las nuevas respuestas.',
};
