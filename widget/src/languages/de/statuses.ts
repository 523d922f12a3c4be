import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Prüfen Sie Ihre Antworten',
  text: 'Fast geschafft. Prüfen Sie Ihre Antworten, ändern Sie, was Sie möchten, und reichen Sie sie ein.',
  checking: 'Einige Antworten werden noch geprüft. Sie können trotzdem schon einreichen.',
  answers: 'Antworten',
  blockingTitle: 'Bitte vor dem Einreichen korrigieren',
  warningsTitle: 'Bitte noch einmal ansehen',
  warningsText: 'Sie können das korrigieren oder so einreichen. Es wird noch von einem Menschen geprüft.',
  acknowledge: 'Ich habe das gelesen und möchte trotzdem einreichen.',
  declaration:
    'Mit dem Einreichen bestätige ich, dass diese Antworten wahr und vollständig sind. Ich bin damit einverstanden, dass sie geprüft und so lange aufbewahrt werden, wie es das Gesetz verlangt.',
  submit: 'Einreichen',
  submitting: 'Wird eingereicht…',
  acknowledgeFirst: 'Korrigieren Sie die Punkte oben oder setzen Sie das Häkchen.',
  document: 'Datei hinzugefügt',
  nothing: 'Keine',
  notReadable: 'Diese Antworten können wir gerade nicht anzeigen.',
  missing: 'Es fehlt noch: {step}.',
  correctFirst: 'Korrigieren Sie zuerst die Punkte oben.',
  notSubmitted: 'Noch nicht eingereicht: Inzwischen hat sich etwas geändert. Bitte prüfen Sie, was noch zu tun ist.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Noch nicht eingereicht', text: 'Einige Antworten fehlen noch.' },
  submitted: { title: 'Eingereicht', text: 'Vielen Dank. Ihre Antworten sind da, wir prüfen sie gleich.' },
  validatingSubmission: {
    title: 'Wir prüfen Ihre Dokumente',
    text: 'Das dauert meist eine Minute. Sie können diese Seite schließen.',
  },
  submissionValidationsFailed: {
    title: 'Bitte korrigieren Sie noch etwas',
    text: 'Die Einzelheiten finden Sie unten. Alles andere bleibt, wie es ist.',
  },
  inReview: {
    title: 'Wartet auf Prüfung',
    text: 'Ein Mensch prüft Ihre Antworten. Sie können diese Seite schließen und jederzeit zurückkommen.',
  },
  additionalInformationRequested: {
    title: 'Wir brauchen noch etwas von Ihnen',
    text: 'Für die Prüfung brauchen wir noch Folgendes. Alles andere bleibt, wie es ist.',
  },
  approved: { title: 'Bestätigt', text: 'Alles ist erledigt. Vielen Dank.' },
  rejected: {
    title: 'Nicht bestätigt',
    text: 'Wir können diese Verifizierung nicht fortsetzen. Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an den Support dieser Website.',
  },
  error: {
    title: 'Es dauert länger als üblich',
    text: 'Bei uns ist etwas schiefgelaufen. Nichts ist verloren, und Sie müssen nichts tun: Wir kümmern uns darum.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Eingereicht am {date}',
  approvedAt: 'Bestätigt am {date}',
  finish: 'Schließen',
  closeNow: 'Sie können diese Seite jetzt schließen.',
  allMended: 'Alles ist korrigiert.',
  goToSummary: 'Prüfen und einreichen',
  rejectedAt: 'Entschieden am {date}',
  allAnswered: 'Sie haben alles angegeben, worum wir gebeten haben.',
  itemsTitle: 'Das ist zu tun',
  correct: 'Aktualisieren',
  newlyNeeded: 'Wegen Ihrer neuen Antworten nötig.',
};
