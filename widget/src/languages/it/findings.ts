import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Non siamo riusciti ad aprire tutto il file. Aggiungilo di nuovo.',
  resolution: 'L’immagine è troppo piccola per leggerla. Aggiungine una più grande.',
  sharpness: 'L’immagine è sfocata. Aggiungine una più nitida.',
  hardToRead: 'L’immagine potrebbe essere difficile da leggere. Aggiungine una migliore.',
  exposure: 'L’immagine è troppo scura o troppo chiara. Aggiungine una con una luce migliore.',
  glare: 'Un riflesso copre parte dell’immagine. Aggiungine una senza riflessi.',
  print: 'Non riusciamo a distinguere alcun testo nell’immagine. Aggiungine una nitida di tutto il documento.',
  selfie: 'Non vediamo il tuo viso in questa immagine. Aggiungine una con una buona luce, guardando la fotocamera.',
  numberDiffers:
    'Il numero del documento che hai inserito non corrisponde al documento. Correggilo o aggiungi il documento giusto.',
  passportNumberDiffers:
    'Il numero di passaporto che hai inserito non corrisponde al documento. Correggilo o aggiungi il documento giusto.',
  birthDateDiffers:
    'La data di nascita che hai inserito non corrisponde al documento. Correggila o aggiungi il documento giusto.',
  nationalityDiffers:
    'La cittadinanza che hai inserito non corrisponde al documento. Correggila o aggiungi il documento giusto.',
  nameDiffers: 'Il nome che hai inserito non corrisponde al documento. Correggilo o aggiungi il documento giusto.',
  expiresOnDiffers:
    'La data di scadenza che hai inserito non corrisponde al documento. Correggila o aggiungi il documento giusto.',
  countryDiffers:
    'Il Paese di rilascio che hai inserito non corrisponde al documento. Correggilo o aggiungi il documento giusto.',
  expired: 'Questo documento è scaduto. Aggiungine uno ancora valido.',
  otherKind: 'Sembra un documento di un altro tipo. Scegli il tipo giusto o aggiungi il documento giusto.',
  otherPage:
    'Non sembra la pagina con la foto: mancano le due righe di lettere in basso. Aggiungi un’immagine di tutta la pagina.',
  linesUnclear:
    'Non siamo riusciti a leggere le righe codificate del documento: le controllerà una persona. Con un’immagine nitida di tutta la pagina si fa prima.',
  linesNotFound:
    'Non abbiamo trovato le righe codificate del documento. Con un’immagine nitida di tutto il documento si fa prima.',
  barcodeUnclear:
    'Non siamo riusciti a leggere il codice a barre sul retro: lo controllerà una persona. Con un’immagine nitida e senza riflessi si fa prima.',
  isLicence: 'Il codice a barre è di una patente di guida. Scegli il tipo giusto o aggiungi il documento giusto.',
  isIdentityCard: 'Il codice a barre è di una carta d’identità. Scegli il tipo giusto o aggiungi il documento giusto.',
  sideMissing: 'Manca un lato del documento. Aggiungi un’immagine per ogni lato.',
  sameSide: 'Fronte e retro mostrano lo stesso lato. Aggiungi un’immagine per ogni lato.',
  notAPicture: 'Questo è un PDF. Aggiungi una foto del tuo viso.',
  isDocument: 'Questa è l’immagine di un documento. Aggiungi una foto del tuo viso.',
  mayBeDocument: 'C’è del testo accanto al tuo viso. Una foto del solo viso è più facile da controllare.',
  noFace: 'Non troviamo un viso in questa immagine. Aggiungine una con una buona luce in cui si veda tutto il viso.',
  unclearFace:
    'Il tuo viso si distingue a fatica. Una foto con una buona luce, guardando la fotocamera, è più facile da controllare.',
  dark: 'L’immagine è troppo scura. Aggiungine una con una luce migliore.',
  bright: 'L’immagine è troppo chiara o vuota. Aggiungine una con una luce più morbida.',
  pale: 'Nell’immagine non si vede quasi nulla. Aggiungine una con una luce migliore.',
  unreadable: 'Non siamo riusciti ad aprire il file. Salvalo o scansionalo di nuovo, poi aggiungi quello nuovo.',
  damaged: 'Il file è danneggiato o incompleto. Aggiungi il file completo.',
  noPages: 'Il file non ha pagine. Aggiungi quello giusto.',
  wrongCheckDigit: 'Controlla questo numero: una cifra sembra sbagliata.',
  wrongForm: 'Questo numero non è nel formato di quel Paese. Controlla il tipo e le cifre.',
  uncertain: 'Non siamo riusciti a confermare questo numero. Confrontalo con un documento.',
  foreign: 'Questo tipo di numero non si usa nel Paese che hai indicato. Controlla il tipo.',
  legalNameNotShown: 'Qui non compare la ragione sociale. Aggiungi un documento in cui compaia o correggi il nome.',
  registrationNumberNotShown:
    'Qui non compare il numero di iscrizione dell’azienda. Aggiungi un documento in cui compaia o correggi il numero.',
  legalNameAndRegistrationNumberNotShown:
    'Qui non compaiono la ragione sociale e il numero di iscrizione. Aggiungi un documento in cui compaiano o correggili.',
  nameNotShown: 'Qui non compare il nome della persona. Aggiungi un documento in cui compaia o correggi il nome.',
  addressNotShown: 'Qui non compare l’indirizzo. Aggiungi un documento in cui compaia o correggi l’indirizzo.',
  nameAndAddressNotShown:
    'Qui non compaiono il nome e l’indirizzo della persona. Aggiungi un documento in cui compaiano o correggili.',
  legalNameAndAddressNotShown:
    'Qui non compaiono la ragione sociale e l’indirizzo. Aggiungi un documento in cui compaiano o correggili.',
  personTwice: 'La stessa persona è in elenco due volte. Inserisci ogni persona una sola volta.',
  tooMuchOwned: 'Le quote superano in totale il 100%. Correggile.',
  sides: 'Manca un lato, o le due immagini mostrano lo stesso. Aggiungi un’immagine per ogni lato.',
  expiry: 'Questo documento è scaduto. Aggiungine uno ancora valido.',
  zone: 'Quello che hai inserito non corrisponde al documento, o non siamo riusciti a leggerlo. Confrontali o aggiungi un’immagine più nitida.',
  barcode:
    'Quello che hai inserito non corrisponde al codice a barre, o non siamo riusciti a leggerlo. Confrontali o aggiungi un’immagine più nitida del retro.',
  ageOfProof: 'Questo documento ha più di 90 giorni. Aggiungine uno più recente.',
  pdfText:
    'In questo documento non compare quello che hai inserito. Aggiungine uno in cui compaia o correggi quello che hai inserito.',
  taxNumber: 'Controlla questo numero: c’è qualcosa che non va.',
  persons: 'La stessa persona è in elenco due volte, o le quote superano in totale il 100%.',
  ownership:
    'Questa persona è indicata come titolare effettivo ma possiede meno del 25%. Controlla la quota o il ruolo.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Non sembra il documento giusto.',
  POOR_QUALITY: 'L’immagine è difficile da leggere. Aggiungine una migliore.',
  MISSING_INFORMATION: 'Manca qualcosa. Completa il resto.',
  INCONSISTENT_DATA: 'Non corrisponde alle tue altre risposte. Confrontale.',
  EXPIRED_DOCUMENT: 'Questo documento è scaduto. Aggiungine uno ancora valido.',
  OTHER: 'Controlla di nuovo questo punto.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Questo file è vuoto.',
  tooLarge: 'Questo file supera i {megabytes} MB.',
  type: 'Non possiamo usare questo tipo di file. Aggiungi un JPEG, PNG, WebP o PDF.',
  encrypted: 'Questo PDF è protetto da password. Aggiungine uno senza password.',
  scripted: 'Questo PDF contiene script o file allegati. Stampalo in un nuovo PDF o aggiungi una foto.',
  unreadable: 'Non siamo riusciti ad aprire questo file. Potrebbe essere danneggiato.',
  bomb: 'Questa immagine ha troppi pixel. Aggiungine una più piccola.',
  malware: 'Questo file potrebbe essere dannoso: non l’abbiamo conservato.',
  tooMany: 'Sono stati aggiunti troppi file. Riprova più tardi o contatta l’assistenza di questo sito.',
  interrupted: 'Il caricamento si è interrotto. Il tuo file è ancora qui.',
  failed: 'Qualcosa è andato storto. Il tuo file è ancora qui. Riprova.',
  closed: 'Non si possono più aggiungere file: la verifica è stata inviata o chiusa.',
  received: 'Questo link è già stato usato. Puoi tornare al computer.',
  ended: 'Questo link è scaduto. Inquadra il codice che vedi sul computer.',
  rateLimited: 'Troppi tentativi. Riprova tra un momento.',
  sessionEnded: 'La sessione è scaduta. Chiudi questa pagina e ricomincia.',
};
