import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Tjek dine svar',
  text: 'Du er næsten færdig. Tjek dine svar, ret det, du vil, og send ind.',
  checking: 'Nogle svar bliver stadig tjekket. Du kan godt sende ind imens.',
  answers: 'Svar',
  blockingTitle: 'Skal rettes, før du sender ind',
  warningsTitle: 'Bør tjekkes',
  warningsText: 'Du kan rette det eller sende det ind, som det er. En medarbejder ser på det.',
  acknowledge: 'Jeg har læst det og vil gerne sende ind alligevel.',
  declaration:
    'Ved at sende ind bekræfter jeg, at svarene er sande og fuldstændige, og accepterer, at de bliver tjekket og opbevaret, så længe loven kræver.',
  submit: 'Send ind',
  submitting: 'Sender ind…',
  acknowledgeFirst: 'Ret det, der står ovenfor, eller sæt kryds i feltet.',
  document: 'Fil tilføjet',
  nothing: 'Ingen',
  notReadable: 'Vi kan ikke vise svarene lige nu.',
  missing: 'Mangler stadig: {step}.',
  correctFirst: 'Ret først det, der står ovenfor.',
  notSubmitted: 'Ikke sendt ind endnu: Noget har ændret sig i mellemtiden. Se, hvad der mangler.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Ikke sendt ind endnu', text: 'Nogle svar mangler stadig.' },
  submitted: { title: 'Sendt ind', text: 'Tak. Vi har dine svar og går snart i gang med at tjekke dem.' },
  validatingSubmission: {
    title: 'Vi tjekker dine dokumenter',
    text: 'Det tager som regel et minut. Du kan lukke siden.',
  },
  submissionValidationsFailed: {
    title: 'Noget skal rettes',
    text: 'Se detaljerne nedenfor. Alt andet forbliver, som det er.',
  },
  inReview: {
    title: 'Venter på gennemgang',
    text: 'En medarbejder gennemgår dine svar. Du kan lukke siden og altid komme tilbage.',
  },
  additionalInformationRequested: {
    title: 'Vi mangler lidt mere fra dig',
    text: 'Til gennemgangen har vi brug for følgende. Alt andet forbliver, som det er.',
  },
  approved: { title: 'Godkendt', text: 'Alt er på plads. Tak.' },
  rejected: {
    title: 'Ikke godkendt',
    text: 'Vi kan ikke fortsætte verificeringen. Hvis du mener, at det er en fejl, kan du kontakte kundeservice på dette website.',
  },
  error: {
    title: 'Det tager længere tid end normalt',
    text: 'Noget gik galt hos os. Intet er gået tabt, og du skal ikke gøre noget: Vi tager os af det.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Sendt ind {date}',
  approvedAt: 'Godkendt {date}',
  finish: 'Luk',
  closeNow: 'Du kan lukke siden nu.',
  allMended: 'Alt er rettet.',
  goToSummary: 'Gennemgå og send ind',
  rejectedAt: 'Afgjort {date}',
  allAnswered: 'Du har givet os alt, vi har bedt om.',
  itemsTitle: 'Det skal du gøre',
  correct: 'Opdater',
  newlyNeeded: 'Nødvendigt på grund af dine nye svar.',
};
