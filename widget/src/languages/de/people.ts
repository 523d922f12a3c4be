import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Offen',
  checking: 'Wird geprüft',
  blocking: 'Bitte korrigieren',
  warning: 'Bitte noch einmal ansehen',
  done: 'Erledigt',
};

export const people: Words['people'] = {
  add: 'Person hinzufügen',
  empty:
    'Hier steht noch niemand. Fügen Sie alle hinzu, denen 25 % oder mehr gehören, und die Person, die das Unternehmen leitet.',
  howRelated: 'Welche Rolle hat diese Person?',
  newPerson: 'Neue Person',
  personNumber: 'Person {number}',
  needsControl:
    'Fügen Sie die Person hinzu, die das Unternehmen leitet, oder ändern Sie die Rolle einer Person auf der Liste.',
  oneControl: 'Nur eine Person kann als Leitung aufgeführt sein.',
  tooManyOwners: 'Sie können bis zu vier Personen mit Anteilen angeben.',
  everyone: 'Weiter',
  addDetails: 'Als Nächstes fragen wir nach Angaben zu jeder Person.',
  removeTitle: '{person} entfernen?',
  removeText: 'Die Antworten zu dieser Person verwenden wir dann nicht mehr.',
  progress: '{done} von {count} erledigt',
  of: '{step}\u00a0· {person}',
  company: 'Unternehmen',
  both: 'Besitzt 25 % oder mehr und leitet das Unternehmen',
  othersTitle: 'Früher hinzugefügt, aber nicht auf der Liste',
  listAgain: '{person} wieder auf die Liste setzen',
  gone: 'Inzwischen wurde jemand von der Liste entfernt. Bitte prüfen Sie die Liste.',
  notNow: 'Die Liste lässt sich gerade nicht ändern.',
  listed: 'Personen auf der Liste',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Wir sind gesetzlich verpflichtet, unsere Kundinnen und Kunden zu kennen.',
  PersonalInfo:
    'Wir sind gesetzlich verpflichtet, unsere Kundinnen und Kunden zu kennen und zu wissen, wer hinter einem Unternehmen steht.',
  ContactInfo: 'Damit wir Sie erreichen, falls bei dieser Verifizierung etwas unklar ist.',
  ResidentialAddress: 'Welche Regeln gelten, hängt vom Wohnort einer Person ab.',
  IdentityDocument: 'Ein Dokument belegt, dass die Angaben zu einer echten Person gehören.',
  FinancialInfo: 'Wenn wir wissen, was üblich ist, erkennen wir Ungewöhnliches leichter, zum Beispiel Geldwäsche.',
  TaxInfo: 'Das Steuerrecht verlangt, dass wir nach dieser Nummer fragen.',
  SelfiePhoto: 'Ein Foto zeigt, dass das Dokument wirklich Ihnen gehört.',
  Identification: 'Wir vergleichen diese Angaben mit dem Handelsregister.',
  Address: 'Welche Regeln gelten, hängt davon ab, wo das Unternehmen eingetragen und tätig ist.',
  Details: 'Manche Branchen müssen wir uns genauer ansehen.',
  Operations: 'Manche Tätigkeiten und Länder müssen wir uns genauer ansehen.',
  FormationDocuments: 'Sie belegen, dass das Unternehmen existiert.',
  AssociatedPersons: 'Wir müssen laut Gesetz wissen, wem ein Unternehmen gehört und wer es leitet.',
  ProofOfAddressDocuments: 'Zur vollständigen Verifizierung gehört ein Nachweis der Unternehmensadresse.',
  UboOwnershipDocuments: 'Zur vollständigen Verifizierung gehört ein Nachweis, wem das Unternehmen gehört.',
  ProofOfAddress: 'Zur vollständigen Verifizierung gehört ein Adressnachweis für jede Person.',
};

const eea =
  'Das fragen wir alle, die im Europäischen Wirtschaftsraum oder im Vereinigten Königreich leben oder die Staatsangehörigkeit eines dieser Länder haben.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Ab 5.000 US-Dollar im Monat brauchen wir einen Nachweis, woher das Geld stammt.',
  'business-customer-funds': 'Das Unternehmen bewegt Kundengelder, deshalb müssen wir sehen, welche Wege sie nehmen.',
  'person-eea': eea,
  'person-signatory':
    'Wer für ein Unternehmen unterschreibt, ohne zur Geschäftsführung zu gehören, muss die Berechtigung nachweisen.',
};
