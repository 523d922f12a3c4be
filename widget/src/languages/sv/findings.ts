import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Vi kunde inte öppna hela filen. Lägg till den igen.',
  resolution: 'Bilden är för liten för att kunna läsas. Lägg till en större.',
  sharpness: 'Bilden är suddig. Lägg till en skarpare.',
  hardToRead: 'Bilden kan vara svår att läsa. Lägg till en bättre.',
  exposure: 'Bilden är för mörk eller för ljus. Lägg till en i bättre ljus.',
  glare: 'Reflexer döljer en del av bilden. Lägg till en utan reflexer.',
  print: 'Vi kan inte se någon text i bilden. Lägg till en tydlig bild av hela dokumentet.',
  selfie: 'Vi kan inte se ditt ansikte i bilden. Lägg till en i bra ljus, rakt framifrån.',
  numberDiffers: 'Dokumentnumret du angav stämmer inte med dokumentet. Rätta det eller lägg till rätt dokument.',
  passportNumberDiffers: 'Passnumret du angav stämmer inte med dokumentet. Rätta det eller lägg till rätt dokument.',
  birthDateDiffers: 'Födelsedatumet du angav stämmer inte med dokumentet. Rätta det eller lägg till rätt dokument.',
  nationalityDiffers: 'Medborgarskapet du angav stämmer inte med dokumentet. Rätta det eller lägg till rätt dokument.',
  nameDiffers: 'Namnet du angav stämmer inte med dokumentet. Rätta det eller lägg till rätt dokument.',
  expiresOnDiffers: 'Giltighetstiden du angav stämmer inte med dokumentet. Rätta den eller lägg till rätt dokument.',
  countryDiffers: 'Utfärdandelandet du angav stämmer inte med dokumentet. Rätta det eller lägg till rätt dokument.',
  expired: 'Dokumentet har gått ut. Lägg till ett som fortfarande gäller.',
  otherKind: 'Det här ser ut som en annan typ av dokument. Välj rätt typ eller lägg till rätt dokument.',
  otherPage:
    'Det här ser inte ut som sidan med fotot: vi hittade inte de två raderna med bokstäver längst ner. Lägg till en bild av hela sidan.',
  linesUnclear:
    'Vi kunde inte läsa de kodade raderna på dokumentet, så en handläggare tittar på dem. Med en skarp bild av hela sidan går det snabbare.',
  linesNotFound:
    'Vi hittade inte de kodade raderna på dokumentet. Med en skarp bild av hela dokumentet går det snabbare.',
  barcodeUnclear:
    'Vi kunde inte läsa streckkoden på baksidan, så en handläggare tittar på den. Med en skarp bild utan reflexer går det snabbare.',
  isLicence: 'Streckkoden hör till ett körkort. Välj rätt typ eller lägg till rätt dokument.',
  isIdentityCard: 'Streckkoden hör till ett id-kort. Välj rätt typ eller lägg till rätt dokument.',
  sideMissing: 'En sida av dokumentet saknas. Lägg till en bild av varje sida.',
  sameSide: 'Båda bilderna visar samma sida. Lägg till en bild av framsidan och en av baksidan.',
  notAPicture: 'Det här är en PDF. Lägg till en bild av ditt ansikte.',
  isDocument: 'Det här är en bild av ett dokument. Lägg till en bild av ditt ansikte.',
  mayBeDocument: 'Det finns text bredvid ditt ansikte. En bild av bara ansiktet är lättare att kontrollera.',
  noFace: 'Vi hittade inget ansikte i bilden. Lägg till en i bra ljus som visar hela ansiktet.',
  unclearFace: 'Ditt ansikte syns knappt. En bild i bra ljus, rakt framifrån, är lättare att kontrollera.',
  dark: 'Bilden är för mörk. Lägg till en i bättre ljus.',
  bright: 'Bilden är för ljus eller tom. Lägg till en i mjukare ljus.',
  pale: 'Bilden är nästan tom. Lägg till en i bättre ljus.',
  unreadable: 'Vi kunde inte öppna filen. Spara eller skanna den igen och lägg till den nya.',
  damaged: 'Filen är skadad eller ofullständig. Lägg till hela filen.',
  noPages: 'Filen har inga sidor. Lägg till rätt fil.',
  wrongCheckDigit: 'Kontrollera numret: en siffra verkar vara fel.',
  wrongForm: 'Numret har inte det format som landet använder. Kontrollera typen och siffrorna.',
  uncertain: 'Vi kunde inte bekräfta numret. Jämför det med ett dokument.',
  foreign: 'Den här typen av nummer används inte i landet du angav. Kontrollera typen.',
  legalNameNotShown:
    'Här syns inte det registrerade företagsnamnet. Lägg till ett dokument som visar det eller rätta namnet.',
  registrationNumberNotShown:
    'Här syns inte företagets organisationsnummer. Lägg till ett dokument som visar det eller rätta numret.',
  legalNameAndRegistrationNumberNotShown:
    'Här syns varken registrerat företagsnamn eller organisationsnummer. Lägg till ett dokument som visar dem eller rätta dem.',
  nameNotShown: 'Här syns inte personens namn. Lägg till ett dokument som visar det eller rätta namnet.',
  addressNotShown: 'Här syns inte adressen. Lägg till ett dokument som visar den eller rätta adressen.',
  nameAndAddressNotShown:
    'Här syns varken personens namn eller adress. Lägg till ett dokument som visar dem eller rätta dem.',
  legalNameAndAddressNotShown:
    'Här syns varken registrerat företagsnamn eller adress. Lägg till ett dokument som visar dem eller rätta dem.',
  personTwice: 'Samma person finns med två gånger. Ta med varje person en gång.',
  tooMuchOwned: 'Ägarandelarna blir tillsammans mer än 100 %. Rätta dem.',
  sides: 'En sida saknas, eller så visar båda bilderna samma. Lägg till en bild av varje sida.',
  expiry: 'Dokumentet har gått ut. Lägg till ett som fortfarande gäller.',
  zone: 'Det du angav stämmer inte med dokumentet, eller så kunde vi inte läsa det. Jämför dem eller lägg till en skarpare bild.',
  barcode:
    'Det du angav stämmer inte med streckkoden, eller så kunde vi inte läsa den. Jämför dem eller lägg till en skarpare bild av baksidan.',
  ageOfProof: 'Dokumentet är äldre än 90 dagar. Lägg till ett nyare.',
  pdfText: 'Dokumentet visar inte det du angav. Lägg till ett som gör det eller rätta det du angav.',
  taxNumber: 'Kontrollera numret: något verkar vara fel.',
  persons: 'Samma person finns med två gånger, eller så blir ägarandelarna tillsammans mer än 100 %.',
  ownership: 'Personen finns med som ägare men äger mindre än 25 %. Kontrollera andelen eller personens roll.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Det här ser inte ut som rätt dokument.',
  POOR_QUALITY: 'Bilden är svår att läsa. Lägg till en bättre.',
  MISSING_INFORMATION: 'Något saknas. Fyll i resten.',
  INCONSISTENT_DATA: 'Det här stämmer inte med dina andra svar. Jämför dem.',
  EXPIRED_DOCUMENT: 'Dokumentet har gått ut. Lägg till ett som fortfarande gäller.',
  OTHER: 'Kontrollera det här en gång till.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Filen är tom.',
  tooLarge: 'Filen är större än {megabytes} MB.',
  type: 'Vi kan inte använda den här typen av fil. Lägg till en JPEG, PNG, WebP eller PDF.',
  encrypted: 'PDF-filen är lösenordsskyddad. Lägg till en utan lösenord.',
  scripted: 'PDF-filen innehåller skript eller bifogade filer. Skriv ut den som en ny PDF eller lägg till en bild.',
  unreadable: 'Vi kunde inte öppna filen. Den kan vara skadad.',
  bomb: 'Bilden har för många pixlar. Lägg till en mindre.',
  malware: 'Filen kan vara skadlig, så vi sparade den inte.',
  tooMany: 'För många filer har lagts till. Försök igen senare eller kontakta webbplatsens kundtjänst.',
  interrupted: 'Uppladdningen avbröts. Filen finns kvar här.',
  failed: 'Något gick fel. Filen finns kvar här. Försök igen.',
  closed: 'Det går inte längre att lägga till filer: verifieringen har skickats in eller stängts.',
  received: 'Länken har redan använts. Du kan gå tillbaka till datorn.',
  ended: 'Länken har gått ut. Skanna koden som visas på datorn.',
  rateLimited: 'För många försök. Försök igen om en stund.',
  sessionEnded: 'Din session har gått ut. Stäng sidan och börja om.',
};
