import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Próbáld újra',
  refusals: {
    opened: {
      title: 'Másik eszközön nyitották meg',
      text: 'A biztonságod érdekében ez a link csak azon az eszközön működik, amelyen először megnyitották. Térj vissza ahhoz az eszközhöz, vagy kérj új linket a cégtől.',
    },
    revoked: { title: 'Ez a link már nem működik', text: 'A cég visszavonta, vagy másikat küldött neked.' },
    expired: { title: 'Ez a link lejárt', text: 'Kérj újat a cégtől.' },
    unlisted: { title: 'Nincs több teendőd', text: 'A cég már nem kéri az adataidat.' },
    closed: {
      title: 'Minden be van küldve',
      text: 'A cég beküldte a válaszait. Jelenleg semmit sem lehet módosítani.',
    },
    unknown: {
      title: 'Ez a link hiányos',
      text: 'Nyisd meg újra az üzenetből, amelyet kaptál, vagy másold ki a teljes címet.',
    },
    unreachable: { title: 'Most nem tudunk csatlakozni', text: 'Lehet, hogy a kapcsolatoddal vagy nálunk van a gond.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Az adataid a következő céghez: {organization}' },
      text: {
        individual:
          'A törvény szerint tudnunk kell, kié egy cég, és ki irányítja. A cég ({organization}) téged is megnevezett. Itt a saját válaszaidat adod meg. Bármikor abbahagyhatod, és később ezen az eszközön folytathatod.',
      },
    },
    summary: {
      text: 'Mindjárt kész. Nézd át a válaszaidat, módosítsd, amit szeretnél, és fejezd be.',
      checking: 'Néhány választ még ellenőrzünk. Közben már befejezheted.',
      acknowledge: 'Elolvastam, és így is be szeretném fejezni.',
      declaration:
        'A befejezéssel kijelentem, hogy ezek a válaszok igazak és teljesek, és hozzájárulok ahhoz, hogy ellenőrizzék, és a törvényben előírt ideig megőrizzék őket.',
      submit: 'Befejezés',
      submitting: 'Befejezés…',
    },
    statuses: {
      submitted: { title: 'Befejezve', text: 'Köszönjük. A cég ({organization}) látja, hogy mindent megadtál.' },
    },
    status: { submittedAt: 'Befejezve: {date}', goToSummary: 'Átnézés és befejezés' },
  },
};
