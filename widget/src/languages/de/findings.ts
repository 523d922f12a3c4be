import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Wir konnten die Datei nicht vollständig öffnen. Fügen Sie sie noch einmal hinzu.',
  resolution: 'Das Bild ist zu klein, um es zu lesen. Fügen Sie ein größeres hinzu.',
  sharpness: 'Das Bild ist unscharf. Fügen Sie ein schärferes hinzu.',
  hardToRead: 'Das Bild ist vielleicht schwer lesbar. Fügen Sie ein besseres hinzu.',
  exposure: 'Das Bild ist zu dunkel oder zu hell. Fügen Sie eines mit besserem Licht hinzu.',
  glare: 'Lichtreflexe verdecken einen Teil des Bildes. Fügen Sie eines ohne Reflexe hinzu.',
  print: 'Wir können auf dem Bild keinen Text erkennen. Fügen Sie ein klares Bild des ganzen Dokuments hinzu.',
  selfie: 'Wir können Ihr Gesicht auf diesem Bild nicht erkennen. Nehmen Sie eines bei gutem Licht von vorn auf.',
  numberDiffers:
    'Die eingegebene Dokumentnummer passt nicht zum Dokument. Korrigieren Sie sie oder fügen Sie das richtige Dokument hinzu.',
  passportNumberDiffers:
    'Die eingegebene Passnummer passt nicht zum Dokument. Korrigieren Sie sie oder fügen Sie das richtige Dokument hinzu.',
  birthDateDiffers:
    'Das eingegebene Geburtsdatum passt nicht zum Dokument. Korrigieren Sie es oder fügen Sie das richtige Dokument hinzu.',
  nationalityDiffers:
    'Die angegebene Staatsangehörigkeit passt nicht zum Dokument. Korrigieren Sie sie oder fügen Sie das richtige Dokument hinzu.',
  nameDiffers:
    'Der eingegebene Name passt nicht zum Dokument. Korrigieren Sie ihn oder fügen Sie das richtige Dokument hinzu.',
  expiresOnDiffers:
    'Das eingegebene Ablaufdatum passt nicht zum Dokument. Korrigieren Sie es oder fügen Sie das richtige Dokument hinzu.',
  countryDiffers:
    'Das angegebene Ausstellungsland passt nicht zum Dokument. Korrigieren Sie es oder fügen Sie das richtige Dokument hinzu.',
  expired: 'Dieses Dokument ist abgelaufen. Fügen Sie ein gültiges hinzu.',
  otherKind:
    'Das scheint ein anderes Dokument zu sein. Wählen Sie die passende Art aus oder fügen Sie das richtige Dokument hinzu.',
  otherPage:
    'Das scheint nicht die Seite mit dem Foto zu sein: Wir konnten die zwei Buchstabenzeilen am unteren Rand nicht finden. Fügen Sie ein Bild der ganzen Seite hinzu.',
  linesUnclear:
    'Wir konnten die maschinenlesbaren Zeilen nicht lesen, deshalb prüft sie ein Mensch. Mit einem scharfen Bild der ganzen Seite geht es schneller.',
  linesNotFound:
    'Wir konnten die maschinenlesbaren Zeilen nicht finden. Mit einem scharfen Bild des ganzen Dokuments geht es schneller.',
  barcodeUnclear:
    'Wir konnten den Barcode auf der Rückseite nicht lesen, deshalb prüft ihn ein Mensch. Mit einem scharfen Bild ohne Reflexe geht es schneller.',
  isLicence:
    'Der Barcode gehört zu einem Führerschein. Wählen Sie die passende Art aus oder fügen Sie das richtige Dokument hinzu.',
  isIdentityCard:
    'Der Barcode gehört zu einem Personalausweis. Wählen Sie die passende Art aus oder fügen Sie das richtige Dokument hinzu.',
  sideMissing: 'Eine Seite des Dokuments fehlt. Fügen Sie von jeder Seite ein Bild hinzu.',
  sameSide: 'Beide Bilder zeigen dieselbe Seite. Fügen Sie Vorder- und Rückseite hinzu.',
  notAPicture: 'Das ist ein PDF. Fügen Sie ein Foto Ihres Gesichts hinzu.',
  isDocument: 'Das ist ein Bild eines Dokuments. Fügen Sie ein Foto Ihres Gesichts hinzu.',
  mayBeDocument: 'Neben Ihrem Gesicht ist Text zu sehen. Ein Foto nur von Ihrem Gesicht lässt sich leichter prüfen.',
  noFace:
    'Wir konnten auf diesem Bild kein Gesicht finden. Nehmen Sie eines bei gutem Licht auf, das Ihr ganzes Gesicht zeigt.',
  unclearFace: 'Ihr Gesicht ist kaum zu erkennen. Ein Foto bei gutem Licht und von vorn lässt sich leichter prüfen.',
  dark: 'Das Bild ist zu dunkel. Fügen Sie eines mit besserem Licht hinzu.',
  bright: 'Das Bild ist zu hell oder leer. Fügen Sie eines mit weicherem Licht hinzu.',
  pale: 'Auf dem Bild ist fast nichts zu sehen. Fügen Sie eines mit besserem Licht hinzu.',
  unreadable: 'Wir konnten die Datei nicht öffnen. Speichern oder scannen Sie sie neu und fügen Sie sie dann hinzu.',
  damaged: 'Die Datei ist beschädigt oder unvollständig. Fügen Sie die vollständige Datei hinzu.',
  noPages: 'Die Datei hat keine Seiten. Fügen Sie die richtige hinzu.',
  wrongCheckDigit: 'Prüfen Sie diese Nummer: Eine Ziffer scheint falsch zu sein.',
  wrongForm: 'Diese Nummer hat nicht das in diesem Land übliche Format. Prüfen Sie die Art und die Ziffern.',
  uncertain: 'Wir konnten diese Nummer nicht bestätigen. Vergleichen Sie sie mit einem Dokument.',
  foreign: 'Diese Art von Nummer gibt es im angegebenen Land nicht. Prüfen Sie die Art.',
  legalNameNotShown:
    'Hier steht der offizielle Firmenname nicht. Fügen Sie ein Dokument hinzu, das ihn zeigt, oder korrigieren Sie ihn.',
  registrationNumberNotShown:
    'Hier steht die Registernummer des Unternehmens nicht. Fügen Sie ein Dokument hinzu, das sie zeigt, oder korrigieren Sie sie.',
  legalNameAndRegistrationNumberNotShown:
    'Hier fehlen der offizielle Firmenname und die Registernummer. Fügen Sie ein Dokument hinzu, das beides zeigt, oder korrigieren Sie die Angaben.',
  nameNotShown:
    'Hier steht der Name der Person nicht. Fügen Sie ein Dokument hinzu, das ihn zeigt, oder korrigieren Sie ihn.',
  addressNotShown:
    'Hier steht die Adresse nicht. Fügen Sie ein Dokument hinzu, das sie zeigt, oder korrigieren Sie sie.',
  nameAndAddressNotShown:
    'Hier fehlen Name und Adresse der Person. Fügen Sie ein Dokument hinzu, das beides zeigt, oder korrigieren Sie die Angaben.',
  legalNameAndAddressNotShown:
    'Hier fehlen der offizielle Firmenname und die Adresse. Fügen Sie ein Dokument hinzu, das beides zeigt, oder korrigieren Sie die Angaben.',
  personTwice: 'Dieselbe Person steht zweimal auf der Liste. Führen Sie jede Person nur einmal auf.',
  tooMuchOwned: 'Die Anteile ergeben zusammen mehr als 100 %. Korrigieren Sie sie.',
  sides: 'Eine Seite fehlt, oder beide Bilder zeigen dieselbe. Fügen Sie von jeder Seite ein Bild hinzu.',
  expiry: 'Dieses Dokument ist abgelaufen. Fügen Sie ein gültiges hinzu.',
  zone: 'Ihre Angaben passen nicht zum Dokument, oder wir konnten es nicht lesen. Vergleichen Sie beides oder fügen Sie ein schärferes Bild hinzu.',
  barcode:
    'Ihre Angaben passen nicht zum Barcode, oder wir konnten ihn nicht lesen. Vergleichen Sie beides oder fügen Sie ein schärferes Bild der Rückseite hinzu.',
  ageOfProof: 'Dieses Dokument ist älter als 90 Tage. Fügen Sie ein aktuelleres hinzu.',
  pdfText:
    'Dieses Dokument zeigt Ihre Angaben nicht. Fügen Sie eines hinzu, das sie zeigt, oder korrigieren Sie Ihre Angaben.',
  taxNumber: 'Prüfen Sie diese Nummer: Etwas scheint nicht zu stimmen.',
  persons: 'Dieselbe Person steht zweimal auf der Liste, oder die Anteile ergeben mehr als 100 %.',
  ownership:
    'Laut Liste besitzt diese Person 25 % oder mehr, ihr Anteil ist aber kleiner. Prüfen Sie den Anteil oder die Rolle.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Das scheint nicht das richtige Dokument zu sein.',
  POOR_QUALITY: 'Das Bild ist schwer lesbar. Fügen Sie ein besseres hinzu.',
  MISSING_INFORMATION: 'Es fehlt noch etwas. Ergänzen Sie den Rest.',
  INCONSISTENT_DATA: 'Das passt nicht zu Ihren anderen Antworten. Vergleichen Sie beides.',
  EXPIRED_DOCUMENT: 'Dieses Dokument ist abgelaufen. Fügen Sie ein gültiges hinzu.',
  OTHER: 'Bitte prüfen Sie das noch einmal.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Diese Datei ist leer.',
  tooLarge: 'Diese Datei ist größer als {megabytes} MB.',
  type: 'Diesen Dateityp können wir nicht verwenden. Fügen Sie ein JPEG, PNG, WebP oder PDF hinzu.',
  encrypted: 'Dieses PDF ist mit einem Passwort geschützt. Fügen Sie eines ohne Passwort hinzu.',
  scripted: 'Dieses PDF enthält Skripte oder Anhänge. Drucken Sie es als neues PDF oder fügen Sie ein Foto hinzu.',
  unreadable: 'Wir konnten diese Datei nicht öffnen. Vielleicht ist sie beschädigt.',
  bomb: 'Dieses Bild hat zu viele Pixel. Fügen Sie ein kleineres hinzu.',
  malware: 'Diese Datei könnte schädlich sein, deshalb haben wir sie nicht gespeichert.',
  tooMany:
    'Es wurden zu viele Dateien hinzugefügt. Versuchen Sie es später noch einmal oder fragen Sie den Support dieser Website.',
  interrupted: 'Das Hochladen wurde unterbrochen. Ihre Datei ist noch da.',
  failed: 'Etwas ist schiefgelaufen. Ihre Datei ist noch da. Versuchen Sie es noch einmal.',
  closed: 'Dateien lassen sich nicht mehr hinzufügen: Die Verifizierung wurde eingereicht oder geschlossen.',
  received: 'Dieser Link wurde schon verwendet. Sie können an Ihrem Computer weitermachen.',
  ended: 'Dieser Link ist abgelaufen. Scannen Sie den Code auf Ihrem Computer.',
  rateLimited: 'Zu viele Versuche. Versuchen Sie es gleich noch einmal.',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Schließen Sie diese Seite und beginnen Sie neu.',
};
