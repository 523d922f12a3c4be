import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Kontrollera dina svar',
  text: 'Du är nästan klar. Kontrollera dina svar, ändra det du vill och skicka in.',
  checking: 'Några svar kontrolleras fortfarande. Du kan skicka in under tiden.',
  answers: 'Svar',
  blockingTitle: 'Behöver åtgärdas innan du skickar in',
  warningsTitle: 'Bör kontrolleras',
  warningsText: 'Du kan rätta det här eller skicka in det som det är. En handläggare tittar på det.',
  acknowledge: 'Jag har läst det här och vill skicka in ändå.',
  declaration:
    'Genom att skicka in intygar jag att svaren är sanna och fullständiga, och godkänner att de kontrolleras och sparas så länge lagen kräver.',
  submit: 'Skicka in',
  submitting: 'Skickar in…',
  acknowledgeFirst: 'Rätta det som står ovan, eller kryssa i rutan.',
  document: 'Fil tillagd',
  nothing: 'Inget',
  notReadable: 'Vi kan inte visa svaren just nu.',
  missing: 'Saknas fortfarande: {step}.',
  correctFirst: 'Rätta först det som står ovan.',
  notSubmitted: 'Inte inskickat än: något ändrades under tiden. Se vad som är kvar att göra.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Inte inskickat än', text: 'Några svar saknas fortfarande.' },
  submitted: { title: 'Inskickat', text: 'Tack. Vi har fått dina svar och ska snart kontrollera dem.' },
  validatingSubmission: {
    title: 'Vi kontrollerar dina dokument',
    text: 'Det brukar ta en minut. Du kan stänga sidan.',
  },
  submissionValidationsFailed: {
    title: 'Något behöver åtgärdas',
    text: 'Se mer nedan. Allt annat förblir som det är.',
  },
  inReview: {
    title: 'Väntar på granskning',
    text: 'En handläggare granskar dina svar. Du kan stänga sidan och komma tillbaka när du vill.',
  },
  additionalInformationRequested: {
    title: 'Vi behöver lite mer från dig',
    text: 'För granskningen behöver vi följande. Allt annat förblir som det är.',
  },
  approved: { title: 'Godkänt', text: 'Allt är klart. Tack.' },
  rejected: {
    title: 'Inte godkänt',
    text: 'Vi kan inte gå vidare med verifieringen. Om du tror att det är ett misstag kan du kontakta webbplatsens kundtjänst.',
  },
  error: {
    title: 'Det tar längre tid än vanligt',
    text: 'Något gick fel hos oss. Inget är förlorat och du behöver inte göra något: vi tar hand om det.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Inskickat {date}',
  approvedAt: 'Godkänt {date}',
  finish: 'Stäng',
  closeNow: 'Du kan stänga sidan nu.',
  allMended: 'Allt är rättat.',
  goToSummary: 'Granska och skicka in',
  rejectedAt: 'Beslutat {date}',
  allAnswered: 'Du har lämnat allt vi bad om.',
  itemsTitle: 'Det här behöver du göra',
  correct: 'Uppdatera',
  newlyNeeded: 'Behövs på grund av dina nya svar.',
};
