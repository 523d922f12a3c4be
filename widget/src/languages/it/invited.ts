import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Riprova',
  refusals: {
    opened: {
      title: 'Aperto su un altro dispositivo',
      text: 'Per la tua sicurezza, questo link funziona solo sul dispositivo che lo ha aperto per primo. Torna a quel dispositivo o chiedi un nuovo link all’azienda.',
    },
    revoked: { title: 'Questo link non funziona più', text: 'L’azienda lo ha annullato o te ne ha mandato un altro.' },
    expired: { title: 'Questo link è scaduto', text: 'Chiedine uno nuovo all’azienda.' },
    unlisted: { title: 'Non devi fare altro', text: 'L’azienda non chiede più i tuoi dati.' },
    closed: {
      title: 'È già stato inviato tutto',
      text: 'L’azienda ha inviato le sue risposte. Al momento non si può modificare nulla.',
    },
    unknown: {
      title: 'Questo link è incompleto',
      text: 'Aprilo di nuovo dal messaggio che hai ricevuto o copia l’indirizzo completo.',
    },
    unreachable: {
      title: 'Al momento non riusciamo a connetterci',
      text: 'Può dipendere dalla tua connessione o da noi.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'I tuoi dati per {organization}' },
      text: {
        individual:
          'La legge ci impone di sapere chi possiede e chi dirige un’azienda, e {organization} ha indicato te. Inserisci qui le tue risposte. Puoi fermarti quando vuoi e continuare più tardi su questo dispositivo.',
      },
    },
    summary: {
      text: 'Hai quasi finito. Controlla le risposte, modifica quello che vuoi e concludi.',
      checking: 'Alcune risposte sono ancora in verifica. Intanto puoi già concludere.',
      acknowledge: 'Ho letto e voglio concludere comunque.',
      declaration:
        'Concludendo, confermo che queste risposte sono vere e complete e accetto che siano verificate e conservate per il tempo richiesto dalla legge.',
      submit: 'Concludi',
      submitting: 'Conclusione in corso…',
    },
    statuses: { submitted: { title: 'Hai finito', text: 'Grazie. {organization} vede che hai fornito tutto.' } },
    status: { submittedAt: 'Data di conclusione: {date}', goToSummary: 'Controlla e concludi' },
  },
};
