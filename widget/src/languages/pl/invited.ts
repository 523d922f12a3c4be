import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Spróbuj ponownie',
  refusals: {
    opened: {
      title: 'Otwarto na innym urządzeniu',
      text: 'Dla bezpieczeństwa ten link działa tylko na urządzeniu, na którym otwarto go po raz pierwszy. Wróć do tego urządzenia albo poproś firmę o nowy link.',
    },
    revoked: { title: 'Ten link już nie działa', text: 'Firma go wycofała albo wysłała ci inny.' },
    expired: { title: 'Ten link wygasł', text: 'Poproś firmę o nowy.' },
    unlisted: { title: 'Nie ma już nic do zrobienia', text: 'Firma nie prosi już o twoje dane.' },
    closed: {
      title: 'Wszystko zostało wysłane',
      text: 'Firma wysłała swoje odpowiedzi. W tej chwili nie można niczego zmienić.',
    },
    unknown: {
      title: 'Ten link jest niepełny',
      text: 'Otwórz go jeszcze raz z otrzymanej wiadomości albo skopiuj cały adres.',
    },
    unreachable: {
      title: 'Nie możemy się teraz połączyć',
      text: 'Powodem może być twoje połączenie albo problem po naszej stronie.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Twoje dane dla firmy {organization}' },
      text: {
        individual:
          'Prawo wymaga, abyśmy wiedzieli, do kogo należy firma i kto nią kieruje, a firma {organization} wskazała ciebie. Tutaj podasz własne odpowiedzi. Możesz przerwać w każdej chwili i dokończyć później na tym urządzeniu.',
      },
    },
    summary: {
      text: 'To już prawie koniec. Sprawdź odpowiedzi, zmień, co chcesz, i zakończ.',
      checking: 'Niektóre odpowiedzi jeszcze sprawdzamy. Możesz już zakończyć.',
      acknowledge: 'Znam te uwagi i mimo to chcę zakończyć.',
      declaration:
        'Kończąc, potwierdzam, że te odpowiedzi są prawdziwe i pełne, oraz zgadzam się na ich sprawdzenie i przechowywanie tak długo, jak wymaga tego prawo.',
      submit: 'Zakończ',
      submitting: 'Kończymy…',
    },
    statuses: {
      submitted: { title: 'Zakończono', text: 'Dziękujemy. Firma {organization} widzi, że wszystko jest już podane.' },
    },
    status: { submittedAt: 'Zakończono {date}', goToSummary: 'Sprawdź i zakończ' },
  },
};
