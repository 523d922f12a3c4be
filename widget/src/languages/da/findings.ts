import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Vi kunne ikke åbne hele filen. Tilføj den igen.',
  resolution: 'Billedet er for lille til at læse. Tilføj et større.',
  sharpness: 'Billedet er uskarpt. Tilføj et skarpere.',
  hardToRead: 'Billedet kan være svært at læse. Tilføj et bedre.',
  exposure: 'Billedet er for mørkt eller for lyst. Tilføj et i bedre lys.',
  glare: 'Genskin skjuler en del af billedet. Tilføj et uden genskin.',
  print: 'Vi kan ikke se nogen tekst på billedet. Tilføj et tydeligt billede af hele dokumentet.',
  selfie: 'Vi kan ikke se dit ansigt på billedet. Tilføj et i godt lys, taget lige forfra.',
  numberDiffers:
    'Det dokumentnummer, du har skrevet, passer ikke med dokumentet. Ret det, eller tilføj det rigtige dokument.',
  passportNumberDiffers:
    'Det pasnummer, du har skrevet, passer ikke med dokumentet. Ret det, eller tilføj det rigtige dokument.',
  birthDateDiffers:
    'Den fødselsdato, du har skrevet, passer ikke med dokumentet. Ret den, eller tilføj det rigtige dokument.',
  nationalityDiffers:
    'Det statsborgerskab, du har valgt, passer ikke med dokumentet. Ret det, eller tilføj det rigtige dokument.',
  nameDiffers: 'Det navn, du har skrevet, passer ikke med dokumentet. Ret det, eller tilføj det rigtige dokument.',
  expiresOnDiffers:
    'Den udløbsdato, du har skrevet, passer ikke med dokumentet. Ret den, eller tilføj det rigtige dokument.',
  countryDiffers:
    'Det udstedelsesland, du har valgt, passer ikke med dokumentet. Ret det, eller tilføj det rigtige dokument.',
  expired: 'Dokumentet er udløbet. Tilføj et, der stadig er gyldigt.',
  otherKind: 'Det ligner en anden type dokument. Vælg den rigtige type, eller tilføj det rigtige dokument.',
  otherPage:
    'Det ligner ikke siden med billedet: Vi kunne ikke finde de to linjer med bogstaver nederst. Tilføj et billede af hele siden.',
  linesUnclear:
    'Vi kunne ikke læse de kodede linjer på dokumentet, så en medarbejder ser på dem. Med et skarpt billede af hele siden går det hurtigere.',
  linesNotFound:
    'Vi kunne ikke finde de kodede linjer på dokumentet. Med et skarpt billede af hele dokumentet går det hurtigere.',
  barcodeUnclear:
    'Vi kunne ikke læse stregkoden på bagsiden, så en medarbejder ser på den. Med et skarpt billede uden genskin går det hurtigere.',
  isLicence: 'Stregkoden hører til et kørekort. Vælg den rigtige type, eller tilføj det rigtige dokument.',
  isIdentityCard: 'Stregkoden hører til et id-kort. Vælg den rigtige type, eller tilføj det rigtige dokument.',
  sideMissing: 'Der mangler en side af dokumentet. Tilføj et billede af hver side.',
  sameSide: 'Begge billeder viser samme side. Tilføj et billede af forsiden og et af bagsiden.',
  notAPicture: 'Det er en PDF. Tilføj et billede af dit ansigt.',
  isDocument: 'Det er et billede af et dokument. Tilføj et billede af dit ansigt.',
  mayBeDocument: 'Der er tekst ved siden af dit ansigt. Et billede kun af dit ansigt er lettere at tjekke.',
  noFace: 'Vi kunne ikke finde et ansigt på billedet. Tilføj et i godt lys, der viser hele dit ansigt.',
  unclearFace: 'Dit ansigt kan næsten ikke ses. Et billede i godt lys, taget lige forfra, er lettere at tjekke.',
  dark: 'Billedet er for mørkt. Tilføj et i bedre lys.',
  bright: 'Billedet er for lyst eller tomt. Tilføj et i blødere lys.',
  pale: 'Billedet er næsten tomt. Tilføj et i bedre lys.',
  unreadable: 'Vi kunne ikke åbne filen. Gem eller scan den igen, og tilføj den nye.',
  damaged: 'Filen er beskadiget eller ufuldstændig. Tilføj hele filen.',
  noPages: 'Filen har ingen sider. Tilføj den rigtige.',
  wrongCheckDigit: 'Tjek nummeret: Et ciffer ser forkert ud.',
  wrongForm: 'Nummeret har ikke det format, som landet bruger. Tjek typen og cifrene.',
  uncertain: 'Vi kunne ikke bekræfte nummeret. Sammenlign det med et dokument.',
  foreign: 'Den type nummer bruges ikke i det land, du har valgt. Tjek typen.',
  legalNameNotShown: 'Virksomhedens juridiske navn fremgår ikke. Tilføj et dokument, der viser det, eller ret navnet.',
  registrationNumberNotShown:
    'Virksomhedens registreringsnummer fremgår ikke. Tilføj et dokument, der viser det, eller ret nummeret.',
  legalNameAndRegistrationNumberNotShown:
    'Virksomhedens juridiske navn og registreringsnummer fremgår ikke. Tilføj et dokument, der viser dem, eller ret dem.',
  nameNotShown: 'Personens navn fremgår ikke. Tilføj et dokument, der viser det, eller ret navnet.',
  addressNotShown: 'Adressen fremgår ikke. Tilføj et dokument, der viser den, eller ret adressen.',
  nameAndAddressNotShown: 'Personens navn og adresse fremgår ikke. Tilføj et dokument, der viser dem, eller ret dem.',
  legalNameAndAddressNotShown:
    'Virksomhedens juridiske navn og adresse fremgår ikke. Tilføj et dokument, der viser dem, eller ret dem.',
  personTwice: 'Den samme person står på listen to gange. Tag hver person med én gang.',
  tooMuchOwned: 'Ejerandelene giver tilsammen mere end 100 %. Ret dem.',
  sides: 'Der mangler en side, eller begge billeder viser den samme. Tilføj et billede af hver side.',
  expiry: 'Dokumentet er udløbet. Tilføj et, der stadig er gyldigt.',
  zone: 'Det, du har skrevet, passer ikke med dokumentet, eller vi kunne ikke læse det. Sammenlign dem, eller tilføj et skarpere billede.',
  barcode:
    'Det, du har skrevet, passer ikke med stregkoden, eller vi kunne ikke læse den. Sammenlign dem, eller tilføj et skarpere billede af bagsiden.',
  ageOfProof: 'Dokumentet er mere end 90 dage gammelt. Tilføj et nyere.',
  pdfText: 'Dokumentet viser ikke det, du har skrevet. Tilføj et, der gør, eller ret det, du har skrevet.',
  taxNumber: 'Tjek nummeret: Noget ser forkert ud.',
  persons: 'Den samme person står på listen to gange, eller ejerandelene giver tilsammen mere end 100 %.',
  ownership: 'Personen står som ejer, men ejer mindre end 25 %. Tjek andelen eller personens rolle.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Det ligner ikke det rigtige dokument.',
  POOR_QUALITY: 'Billedet er svært at læse. Tilføj et bedre.',
  MISSING_INFORMATION: 'Der mangler noget. Udfyld resten.',
  INCONSISTENT_DATA: 'Det passer ikke med dine andre svar. Sammenlign dem.',
  EXPIRED_DOCUMENT: 'Dokumentet er udløbet. Tilføj et, der stadig er gyldigt.',
  OTHER: 'Tjek det her en gang til.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Filen er tom.',
  tooLarge: 'Filen er større end {megabytes} MB.',
  type: 'Vi kan ikke bruge den filtype. Tilføj en JPEG, PNG, WebP eller PDF.',
  encrypted: 'PDF-filen er beskyttet med adgangskode. Tilføj en uden adgangskode.',
  scripted: 'PDF-filen indeholder scripts eller vedhæftede filer. Udskriv den som en ny PDF, eller tilføj et billede.',
  unreadable: 'Vi kunne ikke åbne filen. Den kan være beskadiget.',
  bomb: 'Billedet har for mange pixels. Tilføj et mindre.',
  malware: 'Filen kan være skadelig, så vi har ikke gemt den.',
  tooMany: 'Der er tilføjet for mange filer. Prøv igen senere, eller kontakt kundeservice på dette website.',
  interrupted: 'Uploaden blev afbrudt. Din fil er her stadig.',
  failed: 'Noget gik galt. Din fil er her stadig. Prøv igen.',
  closed: 'Der kan ikke tilføjes flere filer: Verificeringen er sendt ind eller lukket.',
  received: 'Linket er allerede brugt. Du kan gå tilbage til din computer.',
  ended: 'Linket er udløbet. Scan koden på din computer.',
  rateLimited: 'For mange forsøg. Prøv igen om lidt.',
  sessionEnded: 'Din session er udløbet. Luk siden, og start forfra.',
};
