import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Controleer je antwoorden',
  text: 'Je bent bijna klaar. Controleer je antwoorden, wijzig wat je wilt en dien ze in.',
  checking: 'Sommige antwoorden worden nog gecontroleerd. Je kunt wel alvast indienen.',
  answers: 'Antwoorden',
  blockingTitle: 'Vraagt aandacht voordat je indient',
  warningsTitle: 'Kijk dit nog even na',
  warningsText: 'Je kunt dit verbeteren of zo indienen. Een medewerker kijkt er nog naar.',
  acknowledge: 'Ik heb dit gelezen en wil toch indienen.',
  declaration:
    'Door in te dienen bevestig ik dat deze antwoorden juist en volledig zijn, en ga ik ermee akkoord dat ze worden gecontroleerd en bewaard zolang de wet dat vereist.',
  submit: 'Indienen',
  submitting: 'Indienen…',
  acknowledgeFirst: 'Verbeter wat hierboven staat, of vink het vakje aan.',
  document: 'Bestand toegevoegd',
  nothing: 'Geen',
  notReadable: 'We kunnen deze antwoorden nu niet laten zien.',
  missing: 'Dit ontbreekt nog: {step}.',
  correctFirst: 'Verbeter eerst wat hierboven staat.',
  notSubmitted: 'Nog niet ingediend: er is intussen iets veranderd. Kijk wat er nog te doen is.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Nog niet ingediend', text: 'Er ontbreken nog antwoorden.' },
  submitted: { title: 'Ingediend', text: 'Bedankt. We hebben je antwoorden en gaan ze zo controleren.' },
  validatingSubmission: {
    title: 'We controleren je documenten',
    text: 'Dit duurt meestal een minuut. Je kunt deze pagina sluiten.',
  },
  submissionValidationsFailed: {
    title: 'Er is nog iets dat aandacht vraagt',
    text: 'Hieronder lees je wat. Al het andere blijft zoals het is.',
  },
  inReview: {
    title: 'Wacht op beoordeling',
    text: 'Een medewerker bekijkt je antwoorden. Je kunt deze pagina sluiten en altijd terugkomen.',
  },
  additionalInformationRequested: {
    title: 'We hebben nog iets van je nodig',
    text: 'Voor de beoordeling vragen we je om het volgende. Al het andere blijft zoals het is.',
  },
  approved: { title: 'Goedgekeurd', text: 'Alles is rond. Bedankt.' },
  rejected: {
    title: 'Niet goedgekeurd',
    text: 'We kunnen niet verder met deze verificatie. Denk je dat dit een vergissing is? Neem dan contact op met de klantenservice van deze site.',
  },
  error: {
    title: 'Dit duurt langer dan normaal',
    text: 'Er ging bij ons iets mis. Er is niets verloren gegaan en je hoeft niets te doen: wij lossen het op.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Ingediend op {date}',
  approvedAt: 'Goedgekeurd op {date}',
  finish: 'Sluiten',
  closeNow: 'Je kunt deze pagina nu sluiten.',
  allMended: 'Alles is verbeterd.',
  goToSummary: 'Controleren en indienen',
  rejectedAt: 'Besloten op {date}',
  allAnswered: 'Je hebt alles aangeleverd waar we om vroegen.',
  itemsTitle: 'Dit moet je nog doen',
  correct: 'Bijwerken',
  newlyNeeded: 'Nodig vanwege je nieuwe antwoorden.',
};
