import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Controlla le risposte',
  text: 'Hai quasi finito. Controlla le risposte, modifica quello che vuoi e invia.',
  checking: 'Alcune risposte sono ancora in verifica. Intanto puoi già inviare.',
  answers: 'Risposte',
  blockingTitle: 'Da correggere prima dell’invio',
  warningsTitle: 'Da controllare',
  warningsText: 'Puoi correggere questi punti o inviarli così. Li controllerà una persona.',
  acknowledge: 'Ho letto e voglio inviare comunque.',
  declaration:
    'Con l’invio confermo che queste risposte sono vere e complete e accetto che siano verificate e conservate per il tempo richiesto dalla legge.',
  submit: 'Invia',
  submitting: 'Invio…',
  acknowledgeFirst: 'Correggi i punti qui sopra o spunta la casella.',
  document: 'File aggiunto',
  nothing: 'Nessuna',
  notReadable: 'Al momento non possiamo mostrare queste risposte.',
  missing: 'Manca ancora: {step}.',
  correctFirst: 'Correggi prima i punti qui sopra.',
  notSubmitted: 'Non ancora inviate: nel frattempo qualcosa è cambiato. Controlla che cosa resta da fare.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Risposte non ancora inviate', text: 'Mancano ancora alcune risposte.' },
  submitted: {
    title: 'Risposte inviate',
    text: 'Grazie. Abbiamo ricevuto le tue risposte e tra poco le verifichiamo.',
  },
  validatingSubmission: {
    title: 'Verifica dei documenti in corso',
    text: 'Di solito ci vuole un minuto. Puoi chiudere questa pagina.',
  },
  submissionValidationsFailed: {
    title: 'C’è qualcosa da correggere',
    text: 'Trovi i dettagli qui sotto. Tutto il resto rimane com’è.',
  },
  inReview: {
    title: 'In attesa di esame',
    text: 'Una persona esaminerà le tue risposte. Puoi chiudere questa pagina e tornare quando vuoi.',
  },
  additionalInformationRequested: {
    title: 'Ci serve ancora qualcosa',
    text: 'Per completare l’esame ci serve quanto segue. Tutto il resto rimane com’è.',
  },
  approved: { title: 'Verifica approvata', text: 'È tutto a posto. Grazie.' },
  rejected: {
    title: 'Verifica non approvata',
    text: 'Non possiamo proseguire con questa verifica. Se pensi che sia un errore, contatta l’assistenza di questo sito.',
  },
  error: {
    title: 'Ci vuole più del solito',
    text: 'Qualcosa è andato storto da parte nostra. Non è andato perso nulla e non devi fare niente: ci pensiamo noi.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Data di invio: {date}',
  approvedAt: 'Data di approvazione: {date}',
  finish: 'Chiudi',
  closeNow: 'Ora puoi chiudere questa pagina.',
  allMended: 'È tutto corretto.',
  goToSummary: 'Controlla e invia',
  rejectedAt: 'Data della decisione: {date}',
  allAnswered: 'Hai fornito tutto quello che abbiamo chiesto.',
  itemsTitle: 'Che cosa fare',
  correct: 'Aggiorna',
  newlyNeeded: 'Necessario in base alle tue nuove risposte.',
};
