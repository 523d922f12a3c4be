import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Vahvistus',
  continue: 'Jatka',
  back: 'Takaisin',
  save: 'Tallenna',
  change: 'Muuta',
  cancel: 'Peruuta',
  remove: 'Poista',
  close: 'Sulje',
  retry: 'Yritä uudelleen',
  optional: 'vapaaehtoinen',
  yes: 'Kyllä',
  no: 'Ei',
  choose: 'Valitse…',
  loading: 'Hetki…',
  saving: 'Tallennetaan…',
  stepOf: 'Vaihe {step}/{count}',
  steps: 'Vaiheet',
  problemsTitle: { one: 'Yksi vastaus vaatii huomiota', other: '{count} vastausta vaatii huomiota' },
  whyAsked: 'Miksi kysymme tätä?',
  asked: 'Pyydetty käsittelyssä',
  masked: 'Jo annettu ({value}). Jätä tyhjäksi, jos tieto ei muutu.',
  notSaved: 'Emme voineet tallentaa tätä.',
  found: 'Aiempi vastaus vaatii huomiota',
  later: 'Jatka myöhemmin',
  laterTitle: 'Tallennettu myöhemmäksi',
  laterText:
    'Vastauksesi on tallennettu, paitsi tiedostot, joiden lähetys oli kesken. Jatka palaamalla tähän selaimeen 14 päivän kuluessa.',
  laterLost: 'Vastauksesi on tallennettu, mutta tälle sivulle kirjoittamiasi tietoja ei: selain ei salli sitä.',
  reference: 'Viite: {id}',
};

const text =
  'Lain mukaan meidän on tiedettävä, keitä asiakkaamme ovat. Voit keskeyttää milloin vain ja jatkaa myöhemmin.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Vahvista henkilöllisyytesi', business: 'Vahvista yrityksesi tiedot' },
  text: { individual: text, business: text },
  time: { one: 'Tähän menee noin minuutti.', other: 'Tähän menee noin {count} minuuttia.' },
  needTitle: 'Mitä tarvitset',
  need: {
    identity: 'Passi tai muu henkilöllisyystodistus',
    camera: 'Kamera tai kuvia asiakirjoistasi',
    taxNumber: 'Verotunnisteesi',
    address: 'Enintään 90 päivää vanha lasku tai kirje, josta näkyvät nimi ja osoite',
    companyDocuments: 'Yrityksen verotunniste ja perustamisasiakirjat tai kaupparekisteriote',
    owners: 'Omistajien ja yritystä johtavan henkilön tiedot ja henkilöllisyystodistukset',
  },
  privacy: 'Vastauksesi on salattu. Kirjaamme jokaisen kerran, kun ne avataan käsittelyssä.',
  start: 'Aloita',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Yhteys ei nyt toimi',
    text: 'Vika voi olla yhteydessäsi tai meillä. Kaikki antamasi tiedot ovat yhä tallessa.',
  },
  rateLimited: {
    title: 'Liian monta yritystä',
    text: 'Yritämme uudelleen, kun on kulunut {time}.',
  },
  sessionEnded: {
    title: 'Istuntosi on vanhentunut',
    text: 'Turvallisuutesi vuoksi se kestää vain rajatun ajan. Sulje tämä sivu ja aloita uudelleen: vastauksesi on tallennettu.',
  },
  sessionFailed: {
    title: 'Emme voineet avata vahvistustasi',
    text: 'Sivusto ei vastannut odotetusti. Yritä hetken päästä uudelleen; kaikki antamasi tiedot ovat yhä tallessa.',
  },
  unsupported: {
    title: 'Päivitä selaimesi',
    text: 'Käytä Chromen, Edgen, Firefoxin tai Safarin uutta versiota.',
  },
  internal: {
    title: 'Jokin meni vikaan',
    text: 'Sivua ei voitu näyttää. Yritä uudelleen; kaikki antamasi tiedot ovat yhä tallessa.',
  },
};
