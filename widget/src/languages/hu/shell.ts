import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Azonosítás',
  continue: 'Folytatás',
  back: 'Vissza',
  save: 'Mentés',
  change: 'Módosítás',
  cancel: 'Mégse',
  remove: 'Eltávolítás',
  close: 'Bezárás',
  retry: 'Próbáld újra',
  optional: 'nem kötelező',
  yes: 'Igen',
  no: 'Nem',
  choose: 'Válassz…',
  loading: 'Egy pillanat…',
  saving: 'Mentés…',
  stepOf: '{step}/{count}. lépés',
  steps: 'Lépések',
  problemsTitle: { one: 'Egy választ át kell nézned', other: '{count} választ át kell nézned' },
  whyAsked: 'Miért kérdezzük ezt?',
  asked: 'A munkatársunk kérése',
  masked: 'Már megadtad ({value}). Hagyd üresen, ha nem változott.',
  notSaved: 'Ezt nem tudtuk menteni.',
  found: 'Egy korábbi választ át kell nézned',
  later: 'Később folytatom',
  laterTitle: 'Elmentve későbbre',
  laterText:
    'A válaszaidat elmentettük, kivéve az éppen feltöltés alatt álló fájlokat. A folytatáshoz gyere vissza 14 napon belül ebben a böngészőben.',
  laterLost: 'A válaszaidat elmentettük, de azt nem, amit ezen az oldalon írtál be: ez a böngésző nem engedi.',
  reference: 'Hivatkozás: {id}',
};

const text = 'A törvény szerint tudnunk kell, kik az ügyfeleink. Bármikor abbahagyhatod, és később folytathatod.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Igazold a személyazonosságodat', business: 'Azonosítsd a cégedet' },
  text: { individual: text, business: text },
  time: { one: 'Nagyjából egy perc az egész.', other: 'Nagyjából {count} perc az egész.' },
  needTitle: 'Amire szükséged lesz',
  need: {
    identity: 'Az útleveled vagy más személyazonosító okmányod',
    camera: 'Kamera vagy fotók az okmányaidról',
    taxNumber: 'Az adóazonosító számod',
    address: 'Egy 90 napnál nem régebbi számla vagy levél a névvel és a címmel',
    companyDocuments: 'A cég adóazonosító száma, valamint alapító okirata vagy cégkivonata',
    owners: 'A tulajdonosok és a céget irányító személy adatai és okmányai',
  },
  privacy: 'A válaszaidat titkosítjuk. Minden alkalmat rögzítünk, amikor egy munkatársunk megnyitja őket.',
  start: 'Kezdés',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Most nem tudunk csatlakozni',
    text: 'Lehet, hogy a kapcsolatoddal vagy nálunk van a gond. Minden, amit beírtál, megvan.',
  },
  rateLimited: {
    title: 'Túl sok próbálkozás',
    text: '{time} múlva újra megpróbáljuk.',
  },
  sessionEnded: {
    title: 'Lejárt a munkameneted',
    text: 'A biztonságod érdekében csak korlátozott ideig tart. Zárd be ezt az oldalt, és kezdd újra: a válaszaid megvannak.',
  },
  sessionFailed: {
    title: 'Nem tudtuk megnyitni az azonosítást',
    text: 'Ez az oldal nem a várt módon válaszolt. Próbáld újra kicsit később; minden, amit beírtál, megvan.',
  },
  unsupported: {
    title: 'Frissítsd a böngésződet',
    text: 'Használd a Chrome, az Edge, a Firefox vagy a Safari friss verzióját.',
  },
  internal: {
    title: 'Valami hiba történt',
    text: 'Ezt az oldalt nem tudtuk megjeleníteni. Próbáld újra; minden, amit beírtál, megvan.',
  },
};
