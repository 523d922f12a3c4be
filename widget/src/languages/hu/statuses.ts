import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Nézd át a válaszaidat',
  text: 'Mindjárt kész. Nézd át a válaszaidat, módosítsd, amit szeretnél, és küldd be.',
  checking: 'Néhány választ még ellenőrzünk. Közben már beküldheted.',
  answers: 'Válaszok',
  blockingTitle: 'Teendő a beküldés előtt',
  warningsTitle: 'Érdemes átnézni',
  warningsText: 'Kijavíthatod, vagy így is beküldheted. Egy munkatársunk megnézi.',
  acknowledge: 'Elolvastam, és így is be szeretném küldeni.',
  declaration:
    'A beküldéssel kijelentem, hogy ezek a válaszok igazak és teljesek, és hozzájárulok ahhoz, hogy ellenőrizzék, és a törvényben előírt ideig megőrizzék őket.',
  submit: 'Beküldés',
  submitting: 'Beküldés…',
  acknowledgeFirst: 'Javítsd ki a fentieket, vagy jelöld be a négyzetet.',
  document: 'Fájl hozzáadva',
  nothing: 'Nincs',
  notReadable: 'Ezeket a válaszokat most nem tudjuk megmutatni.',
  missing: 'Még hiányzik: {step}.',
  correctFirst: 'Előbb javítsd ki a fentieket.',
  notSubmitted: 'Még nincs beküldve: időközben megváltozott valami. Nézd meg, mi maradt hátra.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Még nincs beküldve', text: 'Néhány válasz még hiányzik.' },
  submitted: { title: 'Beküldve', text: 'Köszönjük. Megkaptuk a válaszaidat, és mindjárt ellenőrizzük őket.' },
  validatingSubmission: {
    title: 'Ellenőrizzük a dokumentumaidat',
    text: 'Ez általában egy perc. Bezárhatod ezt az oldalt.',
  },
  submissionValidationsFailed: {
    title: 'Van még egy kis teendőd',
    text: 'A részleteket lent találod. Minden más marad, ahogy van.',
  },
  inReview: {
    title: 'Ellenőrzésre vár',
    text: 'Egy munkatársunk átnézi a válaszaidat. Bezárhatod ezt az oldalt, és bármikor visszajöhetsz.',
  },
  additionalInformationRequested: {
    title: 'Még valamire szükségünk van',
    text: 'A munkatársunk a következőket kéri. Minden más marad, ahogy van.',
  },
  approved: { title: 'Jóváhagyva', text: 'Minden rendben. Köszönjük.' },
  rejected: {
    title: 'Nincs jóváhagyva',
    text: 'Ezt az azonosítást nem tudjuk folytatni. Ha szerinted tévedés történt, fordulj az oldal ügyfélszolgálatához.',
  },
  error: {
    title: 'A szokásosnál tovább tart',
    text: 'Nálunk történt valami hiba. Semmi sem veszett el, és nincs teendőd: megoldjuk.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Beküldve: {date}',
  approvedAt: 'Jóváhagyva: {date}',
  finish: 'Bezárás',
  closeNow: 'Most már bezárhatod ezt az oldalt.',
  allMended: 'Mindent kijavítottál.',
  goToSummary: 'Átnézés és beküldés',
  rejectedAt: 'Döntés: {date}',
  allAnswered: 'Mindent megadtál, amit kértünk.',
  itemsTitle: 'Teendők',
  correct: 'Frissítés',
  newlyNeeded: 'Az új válaszaid miatt kell.',
};
