import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'We konden niet het hele bestand openen. Voeg het opnieuw toe.',
  resolution: 'De foto is te klein om te lezen. Voeg een grotere toe.',
  sharpness: 'De foto is onscherp. Voeg een scherpere toe.',
  hardToRead: 'De foto is misschien slecht te lezen. Voeg een betere toe.',
  exposure: 'De foto is te donker of te licht. Voeg er een toe met beter licht.',
  glare: 'Een weerspiegeling bedekt een deel van de foto. Voeg er een toe zonder weerspiegeling.',
  print: 'We kunnen op de foto geen tekst herkennen. Voeg een duidelijke foto van het hele document toe.',
  selfie: 'We kunnen je gezicht op deze foto niet zien. Voeg er een toe met goed licht, recht van voren.',
  numberDiffers:
    'Het documentnummer dat je invulde, klopt niet met het document. Verbeter het of voeg het juiste document toe.',
  passportNumberDiffers:
    'Het paspoortnummer dat je invulde, klopt niet met het document. Verbeter het of voeg het juiste document toe.',
  birthDateDiffers:
    'De geboortedatum die je invulde, klopt niet met het document. Verbeter die of voeg het juiste document toe.',
  nationalityDiffers:
    'De nationaliteit die je koos, klopt niet met het document. Verbeter die of voeg het juiste document toe.',
  nameDiffers: 'De naam die je invulde, klopt niet met het document. Verbeter die of voeg het juiste document toe.',
  expiresOnDiffers:
    'De vervaldatum die je invulde, klopt niet met het document. Verbeter die of voeg het juiste document toe.',
  countryDiffers:
    'Het land van afgifte dat je koos, klopt niet met het document. Verbeter het of voeg het juiste document toe.',
  expired: 'Dit document is verlopen. Voeg er een toe dat nog geldig is.',
  otherKind: 'Dit lijkt een ander soort document. Kies de juiste soort of voeg het juiste document toe.',
  otherPage:
    'Dit lijkt niet de pagina met de foto: we zien de twee regels met letters onderaan niet. Voeg een foto van de hele pagina toe.',
  linesUnclear:
    'We konden de gecodeerde regels op het document niet lezen, dus een medewerker bekijkt ze. Met een scherpe foto van de hele pagina gaat het sneller.',
  linesNotFound:
    'We konden de gecodeerde regels op het document niet vinden. Met een scherpe foto van het hele document gaat het sneller.',
  barcodeUnclear:
    'We konden de streepjescode achterop niet lezen, dus een medewerker bekijkt die. Met een scherpe foto zonder weerspiegeling gaat het sneller.',
  isLicence: 'De streepjescode hoort bij een rijbewijs. Kies de juiste soort of voeg het juiste document toe.',
  isIdentityCard:
    'De streepjescode hoort bij een identiteitskaart. Kies de juiste soort of voeg het juiste document toe.',
  sideMissing: 'Er ontbreekt een kant van het document. Voeg van elke kant een foto toe.',
  sameSide: 'De twee foto’s tonen dezelfde kant. Voeg van elke kant een foto toe.',
  notAPicture: 'Dit is een pdf. Voeg een foto van je gezicht toe.',
  isDocument: 'Dit is een foto van een document. Voeg een foto van je gezicht toe.',
  mayBeDocument: 'Er staat tekst naast je gezicht. Een foto van alleen je gezicht is makkelijker te controleren.',
  noFace: 'We zien geen gezicht op deze foto. Voeg er een toe met goed licht waarop je hele gezicht te zien is.',
  unclearFace:
    'Je gezicht is nauwelijks te zien. Een foto met goed licht, recht van voren, is makkelijker te controleren.',
  dark: 'De foto is te donker. Voeg er een toe met beter licht.',
  bright: 'De foto is te licht of leeg. Voeg er een toe met zachter licht.',
  pale: 'Op de foto is bijna niets te zien. Voeg er een toe met beter licht.',
  unreadable: 'We konden het bestand niet openen. Bewaar of scan het opnieuw en voeg het daarna toe.',
  damaged: 'Het bestand is beschadigd of niet compleet. Voeg het hele bestand toe.',
  noPages: 'Het bestand heeft geen pagina’s. Voeg het juiste bestand toe.',
  wrongCheckDigit: 'Controleer dit nummer: er lijkt een cijfer niet te kloppen.',
  wrongForm: 'Dit nummer ziet er in dat land anders uit. Controleer de soort en de cijfers.',
  uncertain: 'We konden dit nummer niet bevestigen. Vergelijk het met een document.',
  foreign: 'Dit soort nummer bestaat niet in het land dat je opgaf. Controleer de soort.',
  legalNameNotShown:
    'Hierop staat de statutaire naam niet. Voeg een document toe waar die wel op staat of verbeter de naam.',
  registrationNumberNotShown:
    'Hierop staat het registratienummer van het bedrijf niet. Voeg een document toe waar het wel op staat of verbeter het nummer.',
  legalNameAndRegistrationNumberNotShown:
    'Hierop staan de statutaire naam en het registratienummer niet. Voeg een document toe waar ze wel op staan of verbeter ze.',
  nameNotShown:
    'Hierop staat de naam van de persoon niet. Voeg een document toe waar die wel op staat of verbeter de naam.',
  addressNotShown: 'Hierop staat het adres niet. Voeg een document toe waar het wel op staat of verbeter het adres.',
  nameAndAddressNotShown:
    'Hierop staan naam en adres van de persoon niet. Voeg een document toe waar ze wel op staan of verbeter ze.',
  legalNameAndAddressNotShown:
    'Hierop staan de statutaire naam en het adres niet. Voeg een document toe waar ze wel op staan of verbeter ze.',
  personTwice: 'Dezelfde persoon staat twee keer op de lijst. Zet iedereen er één keer op.',
  tooMuchOwned: 'De aandelen zijn samen meer dan 100%. Verbeter ze.',
  sides: 'Er ontbreekt een kant, of beide foto’s tonen dezelfde. Voeg van elke kant een foto toe.',
  expiry: 'Dit document is verlopen. Voeg er een toe dat nog geldig is.',
  zone: 'Wat je invulde, klopt niet met het document, of we konden het niet lezen. Vergelijk ze of voeg een scherpere foto toe.',
  barcode:
    'Wat je invulde, klopt niet met de streepjescode, of we konden die niet lezen. Vergelijk ze of voeg een scherpere foto van de achterkant toe.',
  ageOfProof: 'Dit document is ouder dan 90 dagen. Voeg een recenter document toe.',
  pdfText: 'Op dit document staat niet wat je invulde. Voeg er een toe waar het wel op staat of verbeter je antwoord.',
  taxNumber: 'Controleer dit nummer: er lijkt iets niet te kloppen.',
  persons: 'Dezelfde persoon staat twee keer op de lijst, of de aandelen zijn samen meer dan 100%.',
  ownership:
    'Deze persoon staat op de lijst als eigenaar, maar bezit minder dan 25%. Controleer het aandeel of de rol.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Dit lijkt niet het juiste document.',
  POOR_QUALITY: 'De foto is slecht te lezen. Voeg een betere toe.',
  MISSING_INFORMATION: 'Er ontbreekt iets. Vul de rest in.',
  INCONSISTENT_DATA: 'Dit klopt niet met je andere antwoorden. Vergelijk ze.',
  EXPIRED_DOCUMENT: 'Dit document is verlopen. Voeg er een toe dat nog geldig is.',
  OTHER: 'Controleer dit nog een keer.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Dit bestand is leeg.',
  tooLarge: 'Dit bestand is groter dan {megabytes} MB.',
  type: 'Dit soort bestand kunnen we niet gebruiken. Voeg een JPEG, PNG, WebP of PDF toe.',
  encrypted: 'Deze pdf is beveiligd met een wachtwoord. Voeg er een toe zonder wachtwoord.',
  scripted: 'Deze pdf bevat scripts of bijlagen. Print hem als nieuwe pdf of voeg een foto toe.',
  unreadable: 'We konden dit bestand niet openen. Misschien is het beschadigd.',
  bomb: 'Deze foto heeft te veel pixels. Voeg een kleinere toe.',
  malware: 'Dit bestand is misschien schadelijk, dus we hebben het niet bewaard.',
  tooMany:
    'Er zijn te veel bestanden toegevoegd. Probeer het later opnieuw of neem contact op met de klantenservice van deze site.',
  interrupted: 'Het uploaden is onderbroken. Je bestand staat er nog.',
  failed: 'Er ging iets mis. Je bestand staat er nog. Probeer het opnieuw.',
  closed: 'Je kunt geen bestanden meer toevoegen: de verificatie is ingediend of gesloten.',
  received: 'Deze link is al gebruikt. Je kunt weer verder op je computer.',
  ended: 'Deze link is verlopen. Scan de code op je computer.',
  rateLimited: 'Te veel pogingen. Probeer het zo meteen opnieuw.',
  sessionEnded: 'Je sessie is verlopen. Sluit deze pagina en begin opnieuw.',
};
