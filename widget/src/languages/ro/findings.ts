import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Nu am putut deschide tot fișierul. Adaugă-l din nou.',
  resolution: 'Imaginea este prea mică pentru a fi citită. Adaugă una mai mare.',
  sharpness: 'Imaginea este neclară. Adaugă una mai clară.',
  hardToRead: 'Imaginea s-ar putea să fie greu de citit. Adaugă una mai bună.',
  exposure: 'Imaginea este prea întunecată sau prea luminoasă. Adaugă una în lumină mai bună.',
  glare: 'Un reflex acoperă o parte din imagine. Adaugă una fără reflexe.',
  print: 'Nu distingem niciun text în imagine. Adaugă una clară, cu tot documentul.',
  selfie: 'Nu ți se vede fața în această imagine. Adaugă una în lumină bună, privind spre cameră.',
  numberDiffers:
    'Numărul documentului pe care l-ai introdus nu corespunde documentului. Corectează-l sau adaugă documentul potrivit.',
  passportNumberDiffers:
    'Numărul pașaportului pe care l-ai introdus nu corespunde documentului. Corectează-l sau adaugă documentul potrivit.',
  birthDateDiffers:
    'Data nașterii pe care ai introdus-o nu corespunde documentului. Corecteaz-o sau adaugă documentul potrivit.',
  nationalityDiffers:
    'Cetățenia pe care ai ales-o nu corespunde documentului. Corecteaz-o sau adaugă documentul potrivit.',
  nameDiffers: 'Numele pe care l-ai introdus nu corespunde documentului. Corectează-l sau adaugă documentul potrivit.',
  expiresOnDiffers:
    'Data expirării pe care ai introdus-o nu corespunde documentului. Corecteaz-o sau adaugă documentul potrivit.',
  countryDiffers:
    'Țara emitentă pe care ai ales-o nu corespunde documentului. Corecteaz-o sau adaugă documentul potrivit.',
  expired: 'Acest document a expirat. Adaugă unul valabil.',
  otherKind: 'Pare să fie alt tip de document. Alege tipul potrivit sau adaugă documentul potrivit.',
  otherPage:
    'Nu pare să fie pagina cu fotografia: lipsesc cele două rânduri de litere din partea de jos. Adaugă o imagine a întregii pagini.',
  linesUnclear:
    'Nu am putut citi rândurile codificate de pe document, așa că le va verifica o persoană. O imagine clară a întregii pagini grăbește lucrurile.',
  linesNotFound:
    'Nu am găsit rândurile codificate de pe document. O imagine clară a întregului document grăbește lucrurile.',
  barcodeUnclear:
    'Nu am putut citi codul de bare de pe verso, așa că îl va verifica o persoană. O imagine clară și fără reflexe grăbește lucrurile.',
  isLicence: 'Codul de bare este al unui permis de conducere. Alege tipul potrivit sau adaugă documentul potrivit.',
  isIdentityCard:
    'Codul de bare este al unei cărți de identitate. Alege tipul potrivit sau adaugă documentul potrivit.',
  sideMissing: 'Lipsește o parte a documentului. Adaugă câte o imagine cu fața și cu versoul.',
  sameSide: 'Ambele imagini arată aceeași parte. Adaugă câte o imagine cu fața și cu versoul.',
  notAPicture: 'Acesta este un PDF. Adaugă o fotografie cu fața ta.',
  isDocument: 'Aceasta este imaginea unui document. Adaugă o fotografie cu fața ta.',
  mayBeDocument: 'Lângă fața ta apare text. O fotografie doar cu fața ta este mai ușor de verificat.',
  noFace: 'Nu am găsit nicio față în această imagine. Adaugă una în lumină bună, în care ți se vede toată fața.',
  unclearFace:
    'Fața ți se distinge cu greu. O fotografie în lumină bună, privind spre cameră, este mai ușor de verificat.',
  dark: 'Imaginea este prea întunecată. Adaugă una în lumină mai bună.',
  bright: 'Imaginea este prea luminoasă sau goală. Adaugă una într-o lumină mai blândă.',
  pale: 'În imagine nu se vede aproape nimic. Adaugă una în lumină mai bună.',
  unreadable: 'Nu am putut deschide fișierul. Salvează-l sau scanează-l din nou, apoi adaugă-l pe cel nou.',
  damaged: 'Fișierul este deteriorat sau incomplet. Adaugă fișierul complet.',
  noPages: 'Fișierul nu are nicio pagină. Adaugă-l pe cel corect.',
  wrongCheckDigit: 'Verifică acest număr: o cifră pare greșită.',
  wrongForm: 'Acest număr nu are formatul folosit în acea țară. Verifică tipul și cifrele.',
  uncertain: 'Nu am putut confirma acest număr. Compară-l cu un document.',
  foreign: 'Acest tip de număr nu se folosește în țara indicată. Verifică tipul.',
  legalNameNotShown: 'Aici nu apare denumirea legală. Adaugă un document în care apare sau corectează denumirea.',
  registrationNumberNotShown:
    'Aici nu apare numărul de înregistrare al firmei. Adaugă un document în care apare sau corectează numărul.',
  legalNameAndRegistrationNumberNotShown:
    'Aici nu apar denumirea legală și numărul de înregistrare. Adaugă un document în care apar sau corectează-le.',
  nameNotShown: 'Aici nu apare numele persoanei. Adaugă un document în care apare sau corectează numele.',
  addressNotShown: 'Aici nu apare adresa. Adaugă un document în care apare sau corectează adresa.',
  nameAndAddressNotShown: 'Aici nu apar numele și adresa persoanei. Adaugă un document în care apar sau corectează-le.',
  legalNameAndAddressNotShown:
    'Aici nu apar denumirea legală și adresa firmei. Adaugă un document în care apar sau corectează-le.',
  personTwice: 'Aceeași persoană apare de două ori în listă. Trece fiecare persoană o singură dată.',
  tooMuchOwned: 'Cotele de participare depășesc împreună 100%. Corectează-le.',
  sides: 'Lipsește o parte sau ambele imagini arată aceeași parte. Adaugă câte o imagine cu fața și cu versoul.',
  expiry: 'Acest document a expirat. Adaugă unul valabil.',
  zone: 'Ce ai introdus nu corespunde documentului sau nu am putut citi documentul. Compară-le sau adaugă o imagine mai clară.',
  barcode:
    'Ce ai introdus nu corespunde codului de bare sau nu am putut citi codul. Compară-le sau adaugă o imagine mai clară a versoului.',
  ageOfProof: 'Acest document este mai vechi de 90 de zile. Adaugă unul mai recent.',
  pdfText: 'În acest document nu apare ce ai introdus. Adaugă unul în care apare sau corectează ce ai introdus.',
  taxNumber: 'Verifică acest număr: ceva pare greșit.',
  persons: 'Aceeași persoană apare de două ori în listă sau cotele depășesc împreună 100%.',
  ownership: 'Această persoană apare ca beneficiar real, dar deține sub 25%. Verifică-i cota sau rolul.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Nu pare să fie documentul potrivit.',
  POOR_QUALITY: 'Imaginea este greu de citit. Adaugă una mai bună.',
  MISSING_INFORMATION: 'Lipsește ceva. Completează restul.',
  INCONSISTENT_DATA: 'Nu corespunde cu celelalte răspunsuri. Compară-le.',
  EXPIRED_DOCUMENT: 'Acest document a expirat. Adaugă unul valabil.',
  OTHER: 'Verifică încă o dată.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Acest fișier este gol.',
  tooLarge: 'Acest fișier depășește {megabytes} MB.',
  type: 'Nu putem folosi acest tip de fișier. Adaugă un JPEG, PNG, WebP sau PDF.',
  encrypted: 'Acest PDF este protejat cu parolă. Adaugă unul fără parolă.',
  scripted: 'Acest PDF conține scripturi sau fișiere atașate. Printează-l într-un PDF nou sau adaugă o fotografie.',
  unreadable: 'Nu am putut deschide acest fișier. Poate fi deteriorat.',
  bomb: 'Această imagine are prea mulți pixeli. Adaugă una mai mică.',
  malware: 'Acest fișier poate fi periculos, așa că nu l-am păstrat.',
  tooMany: 'S-au adăugat prea multe fișiere. Încearcă mai târziu sau scrie echipei de asistență a acestui site.',
  interrupted: 'Încărcarea s-a întrerupt. Fișierul tău este încă aici.',
  failed: 'A apărut o problemă. Fișierul tău este încă aici. Încearcă din nou.',
  closed: 'Nu se mai pot adăuga fișiere: verificarea a fost trimisă sau închisă.',
  received: 'Acest link a fost deja folosit. Te poți întoarce la computer.',
  ended: 'Acest link a expirat. Scanează codul afișat pe computer.',
  rateLimited: 'Prea multe încercări. Încearcă din nou peste puțin timp.',
  sessionEnded: 'Sesiunea ta a expirat. Închide această pagină și ia-o de la început.',
};
