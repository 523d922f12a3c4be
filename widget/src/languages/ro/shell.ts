import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verificare',
  continue: 'Continuă',
  back: 'Înapoi',
  save: 'Salvează',
  change: 'Modifică',
  cancel: 'Anulează',
  remove: 'Elimină',
  close: 'Închide',
  retry: 'Încearcă din nou',
  optional: 'opțional',
  yes: 'Da',
  no: 'Nu',
  choose: 'Alege…',
  loading: 'Un moment…',
  saving: 'Se salvează…',
  stepOf: 'Pasul {step} din {count}',
  steps: 'Pași',
  problemsTitle: {
    one: 'Un răspuns trebuie corectat',
    few: '{count} răspunsuri trebuie corectate',
    other: '{count} de răspunsuri trebuie corectate',
  },
  whyAsked: 'De ce cerem asta?',
  asked: 'Cerut în urma analizei',
  masked: 'Deja completat ({value}). Lasă gol dacă nu s-a schimbat.',
  notSaved: 'Nu am putut salva.',
  found: 'Un răspuns anterior trebuie corectat',
  later: 'Termină mai târziu',
  laterTitle: 'Salvat pentru mai târziu',
  laterText:
    'Răspunsurile tale sunt salvate, în afară de fișierele care încă se încărcau. Ca să continui, revino în acest browser în cel mult 14 zile.',
  laterLost:
    'Răspunsurile tale sunt salvate, dar nu și ce ai introdus pe această pagină: acest browser nu permite asta.',
  reference: 'Referință: {id}',
};

const text = 'Legea ne obligă să știm cine ne sunt clienții. Te poți opri oricând și poți continua mai târziu.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Verifică-ți identitatea', business: 'Verifică-ți firma' },
  text: { individual: text, business: text },
  time: {
    one: 'Durează cam un minut.',
    few: 'Durează cam {count} minute.',
    other: 'Durează cam {count} de minute.',
  },
  needTitle: 'De ce vei avea nevoie',
  need: {
    identity: 'Pașaportul sau alt act de identitate',
    camera: 'O cameră sau fotografii ale documentelor tale',
    taxNumber: 'Codul tău fiscal',
    address: 'O factură sau o scrisoare din ultimele 90 de zile, cu numele și adresa',
    companyDocuments: 'Codul fiscal al firmei și actul constitutiv sau un certificat constatator',
    owners: 'Datele și actele de identitate ale beneficiarilor reali și ale persoanei care conduce firma',
  },
  privacy: 'Răspunsurile tale sunt criptate. Înregistrăm de fiecare dată când cineva le deschide pentru analiză.',
  start: 'Începe',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Nu ne putem conecta acum',
    text: 'Poate fi conexiunea ta sau o problemă la noi. Tot ce ai introdus este încă aici.',
  },
  rateLimited: {
    title: 'Prea multe încercări',
    text: 'Vom încerca din nou peste {time}.',
  },
  sessionEnded: {
    title: 'Sesiunea ta a expirat',
    text: 'Pentru siguranța ta, durează un timp limitat. Închide această pagină și ia-o de la început: răspunsurile tale sunt salvate.',
  },
  sessionFailed: {
    title: 'Nu am putut deschide verificarea ta',
    text: 'Acest site nu a răspuns așa cum trebuia. Încearcă din nou peste puțin timp; tot ce ai introdus este încă aici.',
  },
  unsupported: {
    title: 'Actualizează-ți browserul',
    text: 'Folosește o versiune actuală de Chrome, Edge, Firefox sau Safari.',
  },
  internal: {
    title: 'A apărut o problemă',
    text: 'Nu am putut afișa această pagină. Încearcă din nou; tot ce ai introdus este încă aici.',
  },
};
