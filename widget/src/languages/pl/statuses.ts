import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Sprawdź odpowiedzi',
  text: 'To już prawie koniec. Sprawdź odpowiedzi, zmień, co chcesz, i wyślij.',
  checking: 'Niektóre odpowiedzi jeszcze sprawdzamy. Możesz już wysłać.',
  answers: 'Odpowiedzi',
  blockingTitle: 'Wymaga uwagi przed wysłaniem',
  warningsTitle: 'Warto sprawdzić',
  warningsText: 'Możesz to poprawić albo wysłać bez zmian. Nasz zespół się temu przyjrzy.',
  acknowledge: 'Znam te uwagi i mimo to chcę wysłać.',
  declaration:
    'Wysyłając odpowiedzi, potwierdzam, że są prawdziwe i pełne, oraz zgadzam się na ich sprawdzenie i przechowywanie tak długo, jak wymaga tego prawo.',
  submit: 'Wyślij',
  submitting: 'Wysyłamy…',
  acknowledgeFirst: 'Popraw to, co wymieniono wyżej, albo zaznacz pole.',
  document: 'Dodany plik',
  nothing: 'Brak',
  notReadable: 'Teraz nie możemy pokazać tych odpowiedzi.',
  missing: 'Jeszcze brakuje: {step}.',
  correctFirst: 'Najpierw popraw to, co wymieniono wyżej.',
  notSubmitted: 'Jeszcze nie wysłano: w międzyczasie coś się zmieniło. Sprawdź, co zostało do zrobienia.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Jeszcze nie wysłano', text: 'Brakuje niektórych odpowiedzi.' },
  submitted: { title: 'Wysłano', text: 'Dziękujemy. Mamy odpowiedzi i zaraz je sprawdzimy.' },
  validatingSubmission: {
    title: 'Sprawdzamy dokumenty',
    text: 'Zwykle trwa to minutę. Możesz zamknąć tę stronę.',
  },
  submissionValidationsFailed: {
    title: 'Coś wymaga uwagi',
    text: 'Szczegóły są poniżej. Reszta zostaje bez zmian.',
  },
  inReview: {
    title: 'Czeka na sprawdzenie',
    text: 'Nasz zespół sprawdzi odpowiedzi. Możesz zamknąć tę stronę i wrócić w dowolnej chwili.',
  },
  additionalInformationRequested: {
    title: 'Potrzebujemy jeszcze czegoś',
    text: 'Poniżej jest to, o co prosi nasz zespół. Reszta zostaje bez zmian.',
  },
  approved: { title: 'Zatwierdzono', text: 'Wszystko gotowe. Dziękujemy.' },
  rejected: {
    title: 'Nie zatwierdzono',
    text: 'Nie możemy kontynuować tej weryfikacji. Jeśli uważasz, że to pomyłka, skontaktuj się z obsługą tej strony.',
  },
  error: {
    title: 'To trwa dłużej niż zwykle',
    text: 'Coś poszło nie tak po naszej stronie. Nic nie przepadło i nie musisz nic robić: zajmiemy się tym.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Wysłano {date}',
  approvedAt: 'Zatwierdzono {date}',
  finish: 'Zamknij',
  closeNow: 'Możesz już zamknąć tę stronę.',
  allMended: 'Wszystko zostało poprawione.',
  goToSummary: 'Sprawdź i wyślij',
  rejectedAt: 'Decyzja z {date}',
  allAnswered: 'Mamy już wszystko, o co prosiliśmy.',
  itemsTitle: 'Co trzeba zrobić',
  correct: 'Popraw',
  newlyNeeded: 'Potrzebne ze względu na nowe odpowiedzi.',
};
