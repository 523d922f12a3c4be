import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Weryfikacja',
  continue: 'Kontynuuj',
  back: 'Wstecz',
  save: 'Zapisz',
  change: 'Zmień',
  cancel: 'Anuluj',
  remove: 'Usuń',
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  optional: 'opcjonalnie',
  yes: 'Tak',
  no: 'Nie',
  choose: 'Wybierz…',
  loading: 'Chwileczkę…',
  saving: 'Zapisujemy…',
  stepOf: 'Krok {step} z {count}',
  steps: 'Kroki',
  problemsTitle: {
    one: 'Jedna odpowiedź wymaga uwagi',
    few: '{count} odpowiedzi wymagają uwagi',
    many: '{count} odpowiedzi wymaga uwagi',
    other: '{count} odpowiedzi wymaga uwagi',
  },
  whyAsked: 'Dlaczego o to pytamy?',
  asked: 'Prośba naszego zespołu',
  masked: 'Już podano ({value}). Zostaw puste, jeśli nic się nie zmieniło.',
  notSaved: 'Nie udało się tego zapisać.',
  found: 'Wcześniejsza odpowiedź wymaga uwagi',
  later: 'Dokończ później',
  laterTitle: 'Zapisane na później',
  laterText:
    'Odpowiedzi są zapisane, oprócz plików, które jeszcze się przesyłały. Aby kontynuować, wróć w tej samej przeglądarce w ciągu 14 dni.',
  laterLost: 'Odpowiedzi są zapisane, ale bez tego, co wpisano na tej stronie: ta przeglądarka na to nie pozwala.',
  reference: 'Numer zgłoszenia: {id}',
};

const text =
  'Prawo wymaga, abyśmy wiedzieli, kim są nasi klienci. Możesz przerwać w każdej chwili i dokończyć później.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Potwierdź swoją tożsamość', business: 'Zweryfikuj swoją firmę' },
  text: { individual: text, business: text },
  time: {
    one: 'Zajmie to około minuty.',
    few: 'Zajmie to około {count} minut.',
    many: 'Zajmie to około {count} minut.',
    other: 'Zajmie to około {count} minuty.',
  },
  needTitle: 'Co się przyda',
  need: {
    identity: 'Paszport lub inny dokument tożsamości',
    camera: 'Kamera albo zdjęcia dokumentów',
    taxNumber: 'Numer podatkowy',
    address: 'Rachunek lub pismo z ostatnich 90 dni, na którym widać nazwę lub nazwisko i adres',
    companyDocuments: 'Numer podatkowy firmy i jej dokumenty założycielskie lub odpis z rejestru',
    owners: 'Dane i dokumenty tożsamości właścicieli oraz osoby kierującej firmą',
  },
  privacy: 'Odpowiedzi są szyfrowane. Zapisujemy każde ich otwarcie przez nasz zespół.',
  start: 'Zacznij',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Nie możemy się teraz połączyć',
    text: 'Powodem może być twoje połączenie albo problem po naszej stronie. Wpisane dane nadal tu są.',
  },
  rateLimited: {
    title: 'Zbyt wiele prób',
    text: 'Spróbujemy ponownie. Pozostało: {time}.',
  },
  sessionEnded: {
    title: 'Sesja wygasła',
    text: 'Dla bezpieczeństwa trwa tylko ograniczony czas. Zamknij tę stronę i zacznij od nowa: odpowiedzi są zapisane.',
  },
  sessionFailed: {
    title: 'Nie udało się otworzyć weryfikacji',
    text: 'Ta strona nie odpowiedziała tak, jak powinna. Spróbuj ponownie za chwilę; wpisane dane nadal tu są.',
  },
  unsupported: {
    title: 'Zaktualizuj przeglądarkę',
    text: 'Użyj aktualnej wersji Chrome, Edge, Firefoksa lub Safari.',
  },
  internal: {
    title: 'Coś poszło nie tak',
    text: 'Nie udało się wyświetlić tej strony. Spróbuj ponownie; wpisane dane nadal tu są.',
  },
};
