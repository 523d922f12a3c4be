import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verifizierung',
  continue: 'Weiter',
  back: 'Zurück',
  save: 'Speichern',
  change: 'Ändern',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  close: 'Schließen',
  retry: 'Noch einmal versuchen',
  optional: 'freiwillig',
  yes: 'Ja',
  no: 'Nein',
  choose: 'Auswählen…',
  loading: 'Einen Moment…',
  saving: 'Wird gespeichert…',
  stepOf: 'Schritt {step} von {count}',
  steps: 'Schritte',
  problemsTitle: { one: 'Bitte prüfen Sie eine Antwort', other: 'Bitte prüfen Sie {count} Antworten' },
  whyAsked: 'Warum fragen wir das?',
  asked: 'Bei der Prüfung angefordert',
  masked: 'Schon angegeben ({value}). Leer lassen, um es beizubehalten.',
  notSaved: 'Das konnten wir nicht speichern.',
  found: 'Bitte prüfen Sie eine frühere Antwort',
  later: 'Später fertigstellen',
  laterTitle: 'Für später gespeichert',
  laterText:
    'Ihre Antworten sind gespeichert, außer Dateien, deren Upload noch lief. Um weiterzumachen, kommen Sie innerhalb von 14 Tagen mit diesem Browser zurück.',
  laterLost:
    'Ihre Antworten sind gespeichert, aber nicht Ihre Eingaben auf dieser Seite: Dieser Browser lässt das nicht zu.',
  reference: 'Referenz: {id}',
};

const text =
  'Wir sind gesetzlich verpflichtet, unsere Kundinnen und Kunden zu kennen. Sie können jederzeit unterbrechen und später weitermachen.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Bestätigen Sie Ihre Identität', business: 'Verifizieren Sie Ihr Unternehmen' },
  text: { individual: text, business: text },
  time: { one: 'Das dauert etwa eine Minute.', other: 'Das dauert etwa {count} Minuten.' },
  needTitle: 'Das brauchen Sie',
  need: {
    identity: 'Ihren Reisepass oder ein anderes Ausweisdokument',
    camera: 'Eine Kamera oder Fotos Ihrer Dokumente',
    taxNumber: 'Ihre Steuernummer',
    address: 'Eine Rechnung oder einen Brief mit Name und Adresse, nicht älter als 90 Tage',
    companyDocuments: 'Die Steuernummer des Unternehmens und seine Gründungsdokumente oder einen Handelsregisterauszug',
    owners: 'Angaben und Ausweisdokumente aller, denen das Unternehmen gehört, und der Person, die es leitet',
  },
  privacy: 'Ihre Antworten sind verschlüsselt. Wir protokollieren jeden Zugriff bei der Prüfung.',
  start: 'Jetzt starten',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Gerade besteht keine Verbindung',
    text: 'Vielleicht liegt es an Ihrer Verbindung, vielleicht an uns. Alle Ihre Eingaben sind noch da.',
  },
  rateLimited: {
    title: 'Zu viele Versuche',
    text: 'In {time} versuchen wir es noch einmal.',
  },
  sessionEnded: {
    title: 'Ihre Sitzung ist abgelaufen',
    text: 'Zu Ihrer Sicherheit ist sie zeitlich begrenzt. Schließen Sie diese Seite und beginnen Sie neu: Ihre Antworten sind gespeichert.',
  },
  sessionFailed: {
    title: 'Wir konnten Ihre Verifizierung nicht öffnen',
    text: 'Diese Website hat nicht wie erwartet geantwortet. Versuchen Sie es gleich noch einmal; alle Ihre Eingaben sind noch da.',
  },
  unsupported: {
    title: 'Bitte aktualisieren Sie Ihren Browser',
    text: 'Verwenden Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
  },
  internal: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Diese Seite konnte nicht angezeigt werden. Versuchen Sie es noch einmal; alle Ihre Eingaben sind noch da.',
  },
};
