import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Do zrobienia',
  checking: 'Sprawdzamy',
  blocking: 'Wymaga uwagi',
  warning: 'Warto sprawdzić',
  done: 'Gotowe',
};

export const people: Words['people'] = {
  add: 'Dodaj osobę',
  empty: 'Na razie nikogo tu nie ma. Dodaj wszystkich, którzy mają co najmniej 25% udziałów, i osobę kierującą firmą.',
  howRelated: 'Jaką rolę ma ta osoba?',
  newPerson: 'Nowa osoba',
  personNumber: 'Osoba {number}',
  needsControl: 'Dodaj osobę kierującą firmą albo zmień rolę kogoś z listy.',
  oneControl: 'Tylko jedna osoba na liście może kierować firmą.',
  tooManyOwners: 'Możesz dodać najwyżej czterech właścicieli.',
  everyone: 'Kontynuuj',
  addDetails: 'Potem poprosimy o dane każdej z osób.',
  removeTitle: 'Usunąć z listy: {person}?',
  removeText: 'Nie będziemy już używać odpowiedzi o tej osobie.',
  progress: 'gotowe: {done} z {count}',
  of: '{step}\u00a0· {person}',
  company: 'Firma',
  both: 'Ma co najmniej 25% udziałów i kieruje firmą',
  othersTitle: 'Osoby dodane wcześniej, ale spoza listy',
  listAgain: 'Dodaj do listy: {person}',
  gone: 'W międzyczasie ktoś zniknął z listy. Sprawdź ją.',
  notNow: 'Teraz nie można zmienić listy.',
  listed: 'Osoby na liście',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Prawo wymaga, abyśmy wiedzieli, kim są nasi klienci.',
  PersonalInfo: 'Prawo wymaga, abyśmy wiedzieli, kim są nasi klienci i kto stoi za firmą.',
  ContactInfo: 'Abyśmy mogli się odezwać, jeśli coś w tej weryfikacji będzie niejasne.',
  ResidentialAddress: 'Przepisy, które nas obowiązują, zależą od miejsca zamieszkania.',
  IdentityDocument: 'Dokument potwierdza, że dane należą do prawdziwej osoby.',
  FinancialInfo: 'Gdy wiemy, co jest normalne, łatwiej zauważymy coś nietypowego, na przykład pranie pieniędzy.',
  TaxInfo: 'Przepisy podatkowe nakazują nam pytać o ten numer.',
  SelfiePhoto: 'Zdjęcie pokazuje, że dokument jest twój, a nie kogoś innego.',
  Identification: 'Porównujemy te dane z rejestrem firm.',
  Address: 'Obowiązujące przepisy zależą od tego, gdzie firma jest zarejestrowana i gdzie działa.',
  Details: 'Niektóre rodzaje działalności musimy poznać bliżej.',
  Operations: 'Niektóre rodzaje działalności i kraje musimy sprawdzić dokładniej.',
  FormationDocuments: 'Potwierdzają, że firma istnieje.',
  AssociatedPersons: 'Prawo wymaga, abyśmy wiedzieli, do kogo należy firma i kto nią kieruje.',
  ProofOfAddressDocuments: 'Pełna weryfikacja obejmuje potwierdzenie adresu firmy.',
  UboOwnershipDocuments: 'Pełna weryfikacja obejmuje potwierdzenie, do kogo należy firma.',
  ProofOfAddress: 'Pełna weryfikacja obejmuje potwierdzenie adresu każdej osoby.',
};

const eea =
  'Pytamy o to wszystkich, którzy mieszkają w Europejskim Obszarze Gospodarczym lub Wielkiej Brytanii albo mają obywatelstwo jednego z tych krajów.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume':
    'Przy kwocie od 5000 dolarów USA miesięcznie potrzebujemy potwierdzenia, skąd pochodzą pieniądze.',
  'business-customer-funds': 'Przez firmę przechodzą środki klientów, więc musimy zobaczyć, jak płyną.',
  'person-eea': eea,
  'person-signatory':
    'Kto podpisuje w imieniu firmy, a nie zasiada w jej zarządzie, musi pokazać, że ma do tego prawo.',
};
