import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Verifică-ți răspunsurile',
  text: 'Aproape ai terminat. Verifică răspunsurile, schimbă ce vrei și trimite-le.',
  checking: 'Unele răspunsuri sunt încă în verificare. Între timp, le poți trimite.',
  answers: 'Răspunsuri',
  blockingTitle: 'De corectat înainte de trimitere',
  warningsTitle: 'De verificat',
  warningsText: 'Poți corecta aceste puncte sau le poți trimite așa. Le va verifica o persoană.',
  acknowledge: 'Am citit și vreau să trimit oricum.',
  declaration:
    'Prin trimitere confirm că aceste răspunsuri sunt adevărate și complete și sunt de acord să fie verificate și păstrate atât cât cere legea.',
  submit: 'Trimite',
  submitting: 'Se trimite…',
  acknowledgeFirst: 'Corectează cele de mai sus sau bifează caseta.',
  document: 'Fișier adăugat',
  nothing: 'Niciuna',
  notReadable: 'Momentan, nu putem afișa aceste răspunsuri.',
  missing: 'Încă lipsește: {step}.',
  correctFirst: 'Corectează mai întâi cele de mai sus.',
  notSubmitted: 'Încă netrimis: între timp s-a schimbat ceva. Verifică ce mai ai de făcut.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Încă netrimis', text: 'Mai lipsesc câteva răspunsuri.' },
  submitted: { title: 'Trimis', text: 'Mulțumim. Am primit răspunsurile tale și urmează să le verificăm.' },
  validatingSubmission: {
    title: 'Îți verificăm documentele',
    text: 'De obicei durează un minut. Poți închide această pagină.',
  },
  submissionValidationsFailed: {
    title: 'Ceva trebuie corectat',
    text: 'Vezi detaliile mai jos. Restul rămâne așa cum este.',
  },
  inReview: {
    title: 'În așteptarea analizei',
    text: 'O persoană îți va analiza răspunsurile. Poți închide această pagină și reveni oricând.',
  },
  additionalInformationRequested: {
    title: 'Mai avem nevoie de ceva',
    text: 'Ca să încheiem analiza, avem nevoie de următoarele. Restul rămâne așa cum este.',
  },
  approved: { title: 'Aprobat', text: 'Totul este în regulă. Mulțumim.' },
  rejected: {
    title: 'Neaprobat',
    text: 'Nu putem continua această verificare. Dacă crezi că este o greșeală, scrie echipei de asistență a acestui site.',
  },
  error: {
    title: 'Durează mai mult decât de obicei',
    text: 'A apărut o problemă la noi. Nu s-a pierdut nimic și nu trebuie să faci nimic: ne ocupăm noi.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Trimis pe {date}',
  approvedAt: 'Aprobat pe {date}',
  finish: 'Închide',
  closeNow: 'Acum poți închide această pagină.',
  allMended: 'Totul este corectat.',
  goToSummary: 'Verifică și trimite',
  rejectedAt: 'Decis pe {date}',
  allAnswered: 'Ne-ai dat tot ce am cerut.',
  itemsTitle: 'Ce ai de făcut',
  correct: 'Actualizează',
  newlyNeeded: 'Necesar în urma noilor tale răspunsuri.',
};
