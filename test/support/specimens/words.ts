import type { Language } from './countries.js';

export interface Words {
  readonly passport: string;
  readonly residencePermit: string;
  readonly lastNames: string;
  readonly firstNames: string;
  readonly nationality: string;
  readonly birthDate: string;
  readonly sex: string;
  readonly placeOfBirth: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly number: string;
  readonly authority: string;
}

const keys = [
  'passport',
  'residencePermit',
  'lastNames',
  'firstNames',
  'nationality',
  'birthDate',
  'sex',
  'placeOfBirth',
  'issuedOn',
  'expiresOn',
  'number',
  'authority',
] satisfies readonly (keyof Words)[];

const labels: Readonly<Record<Language, Words>> = {
  english: wordsFrom(
    'Passport,Residence permit,Surname,Given names,Nationality,Date of birth,Sex,Place of birth,Date of issue,Date of expiry,Document No.,Authority',
  ),
  french: wordsFrom(
    "Passeport,Titre de séjour,Nom,Prénoms,Nationalité,Date de naissance,Sexe,Lieu de naissance,Date de délivrance,Date d'expiration,N° du document,Autorité",
  ),
  german: wordsFrom(
    'Reisepass,Aufenthaltstitel,Name,Vornamen,Staatsangehörigkeit,Geburtsdatum,Geschlecht,Geburtsort,Ausstellungsdatum,Gültig bis,Nr.,Behörde',
  ),
  spanish: wordsFrom(
    'Pasaporte,Permiso de residencia,Apellidos,Nombres,Nacionalidad,Fecha de nacimiento,Sexo,Lugar de nacimiento,Fecha de expedición,Fecha de caducidad,N.º de documento,Autoridad',
  ),
  portuguese: wordsFrom(
    'Passaporte,Título de residência,Apelidos,Nomes,Nacionalidade,Data de nascimento,Sexo,Local de nascimento,Data de emissão,Válido até,N.º do documento,Autoridade',
  ),
  italian: wordsFrom(
    'Passaporto,Permesso di soggiorno,Cognome,Nome,Cittadinanza,Data di nascita,Sesso,Luogo di nascita,Data di rilascio,Data di scadenza,N. documento,Autorità',
  ),
  polish: wordsFrom(
    'Paszport,Karta pobytu,Nazwisko,Imiona,Obywatelstwo,Data urodzenia,Płeć,Miejsce urodzenia,Data wydania,Termin ważności,Numer dokumentu,Organ',
  ),
  dutch: wordsFrom(
    'Paspoort,Verblijfsvergunning,Naam,Voornamen,Nationaliteit,Geboortedatum,Geslacht,Geboorteplaats,Datum van afgifte,Geldig tot,Documentnummer,Autoriteit',
  ),
};

/** Labels as they stand on documents: in the language of the country, and in English beside it. */
export function wordsOf(language: Language): Words {
  if (language === 'english') return labels.english;
  const own = labels[language];
  const both = Object.entries(own).map(([key, word]) => [key, `${word}/${labels.english[key as keyof Words]}`]);
  return {
    ...(Object.fromEntries(both) as unknown as Words),
    passport: own.passport,
    residencePermit: own.residencePermit,
  };
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

export function printedDate(date: string, form: number): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (form === 1) return `${day} ${months[Number(month) - 1] ?? ''} ${year}`;
  return form === 2 ? `${day}/${month}/${year}` : `${day}.${month}.${year}`;
}

function wordsFrom(list: string): Words {
  const words = list.split(',');
  return Object.fromEntries(keys.map((key, index) => [key, words[index]])) as unknown as Words;
}
