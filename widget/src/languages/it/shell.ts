import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verifica',
  continue: 'Continua',
  back: 'Indietro',
  save: 'Salva',
  change: 'Modifica',
  cancel: 'Annulla',
  remove: 'Rimuovi',
  close: 'Chiudi',
  retry: 'Riprova',
  optional: 'facoltativo',
  yes: 'Sì',
  no: 'No',
  choose: 'Scegli…',
  loading: 'Un momento…',
  saving: 'Salvataggio…',
  stepOf: 'Passaggio {step} di {count}',
  steps: 'Passaggi',
  problemsTitle: {
    one: 'Una risposta è da correggere',
    many: '{count} di risposte sono da correggere',
    other: '{count} risposte sono da correggere',
  },
  whyAsked: 'Perché te lo chiediamo?',
  asked: 'Richiesto in fase di esame',
  masked: 'Già fornito ({value}). Lascia vuoto per mantenerlo.',
  notSaved: 'Non siamo riusciti a salvare.',
  found: 'Una risposta precedente è da correggere',
  later: 'Finisci più tardi',
  laterTitle: 'Salvato per dopo',
  laterText:
    'Le tue risposte sono salvate, tranne i file ancora in caricamento. Per continuare, torna con questo browser entro 14 giorni.',
  laterLost:
    'Le tue risposte sono salvate, ma non quello che hai inserito in questa pagina: questo browser non lo permette.',
  reference: 'Riferimento: {id}',
};

const text =
  'La legge ci impone di sapere chi sono i nostri clienti. Puoi fermarti quando vuoi e continuare più tardi.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Verifica la tua identità', business: 'Verifica la tua azienda' },
  text: { individual: text, business: text },
  time: {
    one: 'Ci vuole circa un minuto.',
    many: 'Ci vogliono circa {count} di minuti.',
    other: 'Ci vogliono circa {count} minuti.',
  },
  needTitle: 'Che cosa ti serve',
  need: {
    identity: 'Il tuo passaporto o un altro documento d’identità',
    camera: 'Una fotocamera, o foto dei tuoi documenti',
    taxNumber: 'Il tuo codice fiscale',
    address: 'Una bolletta o una lettera degli ultimi 90 giorni con il nome e l’indirizzo',
    companyDocuments: 'Il codice fiscale dell’azienda e l’atto costitutivo, lo statuto o una visura camerale',
    owners: 'Dati e documenti d’identità dei titolari effettivi e della persona che dirige l’azienda',
  },
  privacy: 'Le tue risposte sono cifrate. Registriamo ogni volta che qualcuno le apre per esaminarle.',
  start: 'Inizia',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Al momento non riusciamo a connetterci',
    text: 'Può dipendere dalla tua connessione o da noi. Tutto quello che hai inserito è ancora qui.',
  },
  rateLimited: {
    title: 'Troppi tentativi',
    text: 'Riproveremo tra {time}.',
  },
  sessionEnded: {
    title: 'La sessione è scaduta',
    text: 'Per la tua sicurezza ha una durata limitata. Chiudi questa pagina e ricomincia: le tue risposte sono salvate.',
  },
  sessionFailed: {
    title: 'Non siamo riusciti ad aprire la tua verifica',
    text: 'Questo sito non ha risposto come previsto. Riprova tra un momento; tutto quello che hai inserito è ancora qui.',
  },
  unsupported: {
    title: 'Aggiorna il browser',
    text: 'Usa una versione recente di Chrome, Edge, Firefox o Safari.',
  },
  internal: {
    title: 'Qualcosa è andato storto',
    text: 'Non siamo riusciti a mostrare questa pagina. Riprova; tutto quello che hai inserito è ancora qui.',
  },
};
