import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Nie udało się otworzyć całego pliku. Dodaj go jeszcze raz.',
  resolution: 'Zdjęcie jest zbyt małe, by je odczytać. Dodaj większe.',
  sharpness: 'Zdjęcie jest nieostre. Dodaj ostrzejsze.',
  hardToRead: 'Zdjęcie może być mało czytelne. Dodaj lepsze.',
  exposure: 'Zdjęcie jest zbyt ciemne lub zbyt jasne. Dodaj inne, w lepszym świetle.',
  glare: 'Odblask zasłania część zdjęcia. Dodaj zdjęcie bez odblasków.',
  print: 'Na zdjęciu nie widać żadnego tekstu. Dodaj wyraźne zdjęcie całego dokumentu.',
  selfie: 'Na tym zdjęciu nie widać twojej twarzy. Dodaj inne, w dobrym świetle, na wprost obiektywu.',
  numberDiffers: 'Podany numer dokumentu nie zgadza się z dokumentem. Popraw numer lub dodaj właściwy dokument.',
  passportNumberDiffers:
    'Podany numer paszportu nie zgadza się z dokumentem. Popraw numer lub dodaj właściwy dokument.',
  birthDateDiffers: 'Podana data urodzenia nie zgadza się z dokumentem. Popraw datę lub dodaj właściwy dokument.',
  nationalityDiffers: 'Podane obywatelstwo nie zgadza się z dokumentem. Popraw je lub dodaj właściwy dokument.',
  nameDiffers: 'Podane imię i nazwisko nie zgadzają się z dokumentem. Popraw je lub dodaj właściwy dokument.',
  expiresOnDiffers: 'Podana data ważności nie zgadza się z dokumentem. Popraw datę lub dodaj właściwy dokument.',
  countryDiffers: 'Podany kraj wydania nie zgadza się z dokumentem. Popraw kraj lub dodaj właściwy dokument.',
  expired: 'Ten dokument stracił ważność. Dodaj ważny dokument.',
  otherKind: 'To wygląda na inny rodzaj dokumentu. Wybierz właściwy rodzaj lub dodaj właściwy dokument.',
  otherPage: 'To nie wygląda na stronę ze zdjęciem: brakuje dwóch wierszy znaków na dole. Dodaj zdjęcie całej strony.',
  linesUnclear:
    'Nie udało się odczytać wierszy kodu na dokumencie, więc sprawdzi je człowiek. Ostre zdjęcie całej strony to przyspieszy.',
  linesNotFound:
    'Nie udało się znaleźć wierszy kodu na dokumencie. Ostre zdjęcie całego dokumentu przyspieszy sprawdzanie.',
  barcodeUnclear:
    'Nie udało się odczytać kodu kreskowego z tyłu, więc sprawdzi go człowiek. Ostre zdjęcie bez odblasków to przyspieszy.',
  isLicence: 'Ten kod kreskowy pochodzi z prawa jazdy. Wybierz właściwy rodzaj lub dodaj właściwy dokument.',
  isIdentityCard: 'Ten kod kreskowy pochodzi z dowodu osobistego. Wybierz właściwy rodzaj lub dodaj właściwy dokument.',
  sideMissing: 'Brakuje jednej strony dokumentu. Dodaj zdjęcie każdej strony.',
  sameSide: 'Na zdjęciach przodu i tyłu jest ta sama strona. Dodaj zdjęcie każdej strony.',
  notAPicture: 'To jest PDF. Dodaj zdjęcie swojej twarzy.',
  isDocument: 'To jest zdjęcie dokumentu. Dodaj zdjęcie swojej twarzy.',
  mayBeDocument: 'Obok twarzy widać tekst. Zdjęcie samej twarzy łatwiej sprawdzić.',
  noFace: 'Na tym zdjęciu nie widać twarzy. Dodaj inne, w dobrym świetle, z całą twarzą.',
  unclearFace: 'Twarz jest słabo widoczna. Zdjęcie w dobrym świetle, na wprost obiektywu, łatwiej sprawdzić.',
  dark: 'Zdjęcie jest zbyt ciemne. Dodaj inne, w lepszym świetle.',
  bright: 'Zdjęcie jest zbyt jasne lub puste. Dodaj inne, w łagodniejszym świetle.',
  pale: 'Na zdjęciu prawie nic nie widać. Dodaj inne, w lepszym świetle.',
  unreadable: 'Nie udało się otworzyć pliku. Zapisz lub zeskanuj go ponownie i dodaj nowy.',
  damaged: 'Plik jest uszkodzony lub niepełny. Dodaj cały plik.',
  noPages: 'Plik nie ma żadnych stron. Dodaj właściwy.',
  wrongCheckDigit: 'Sprawdź ten numer: któraś cyfra chyba się nie zgadza.',
  wrongForm: 'Ten numer nie ma formatu używanego w tym kraju. Sprawdź rodzaj i cyfry.',
  uncertain: 'Nie udało się potwierdzić tego numeru. Porównaj go z dokumentem.',
  foreign: 'Ten rodzaj numeru nie występuje w podanym kraju. Sprawdź rodzaj.',
  legalNameNotShown: 'Brakuje tu pełnej nazwy firmy. Dodaj dokument, który ją zawiera, lub popraw nazwę.',
  registrationNumberNotShown:
    'Brakuje tu numeru firmy w rejestrze. Dodaj dokument, który go zawiera, lub popraw numer.',
  legalNameAndRegistrationNumberNotShown:
    'Brakuje tu pełnej nazwy firmy i numeru w rejestrze. Dodaj dokument, który je zawiera, lub popraw te dane.',
  nameNotShown: 'Brakuje tu imienia i nazwiska. Dodaj dokument, który je zawiera, lub popraw te dane.',
  addressNotShown: 'Brakuje tu adresu. Dodaj dokument, który go zawiera, lub popraw adres.',
  nameAndAddressNotShown:
    'Brakuje tu imienia, nazwiska i adresu. Dodaj dokument, który je zawiera, lub popraw te dane.',
  legalNameAndAddressNotShown:
    'Brakuje tu pełnej nazwy i adresu firmy. Dodaj dokument, który je zawiera, lub popraw te dane.',
  personTwice: 'Ta sama osoba jest na liście dwa razy. Zostaw ją tylko raz.',
  tooMuchOwned: 'Udziały przekraczają łącznie 100%. Popraw je.',
  sides: 'Brakuje jednej strony albo na obu zdjęciach jest ta sama. Dodaj zdjęcie każdej strony.',
  expiry: 'Ten dokument stracił ważność. Dodaj ważny dokument.',
  zone: 'Podane dane nie zgadzają się z dokumentem albo nie udało się go odczytać. Porównaj je lub dodaj ostrzejsze zdjęcie.',
  barcode:
    'Podane dane nie zgadzają się z kodem kreskowym albo nie udało się go odczytać. Porównaj je lub dodaj ostrzejsze zdjęcie tyłu.',
  ageOfProof: 'Ten dokument ma ponad 90 dni. Dodaj nowszy.',
  pdfText: 'W tym dokumencie brakuje podanych danych. Dodaj taki, który je zawiera, lub popraw dane.',
  taxNumber: 'Sprawdź ten numer: coś się chyba nie zgadza.',
  persons: 'Ta sama osoba jest na liście dwa razy albo udziały przekraczają łącznie 100%.',
  ownership: 'Ta osoba jest na liście właścicieli, ale ma mniej niż 25%. Sprawdź jej udział lub rolę.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'To nie wygląda na właściwy dokument.',
  POOR_QUALITY: 'Zdjęcie jest mało czytelne. Dodaj lepsze.',
  MISSING_INFORMATION: 'Czegoś brakuje. Uzupełnij resztę.',
  INCONSISTENT_DATA: 'To nie zgadza się z innymi odpowiedziami. Porównaj je.',
  EXPIRED_DOCUMENT: 'Ten dokument stracił ważność. Dodaj ważny dokument.',
  OTHER: 'Sprawdź to jeszcze raz.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Ten plik jest pusty.',
  tooLarge: 'Ten plik ma ponad {megabytes} MB.',
  type: 'Nie możemy użyć pliku tego typu. Dodaj JPEG, PNG, WebP lub PDF.',
  encrypted: 'Ten PDF jest chroniony hasłem. Dodaj plik bez hasła.',
  scripted: 'Ten PDF zawiera skrypty lub załączniki. Wydrukuj go do nowego PDF-u albo dodaj zdjęcie.',
  unreadable: 'Nie udało się otworzyć tego pliku. Może być uszkodzony.',
  bomb: 'To zdjęcie ma zbyt wiele pikseli. Dodaj mniejsze.',
  malware: 'Ten plik może być szkodliwy, więc go nie zachowaliśmy.',
  tooMany: 'Dodano zbyt wiele plików. Spróbuj później lub skontaktuj się z obsługą tej strony.',
  interrupted: 'Przesyłanie zostało przerwane. Twój plik nadal tu jest.',
  failed: 'Coś poszło nie tak. Twój plik nadal tu jest. Spróbuj ponownie.',
  closed: 'Nie można już dodawać plików: weryfikacja została wysłana lub zamknięta.',
  received: 'Ten link został już użyty. Możesz wrócić do komputera.',
  ended: 'Ten link wygasł. Zeskanuj kod z ekranu komputera.',
  rateLimited: 'Zbyt wiele prób. Spróbuj ponownie za chwilę.',
  sessionEnded: 'Sesja wygasła. Zamknij tę stronę i zacznij od nowa.',
};
