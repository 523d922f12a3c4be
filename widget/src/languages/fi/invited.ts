import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Yritä uudelleen',
  refusals: {
    opened: {
      title: 'Avattu toisella laitteella',
      text: 'Turvallisuutesi vuoksi tämä linkki toimii vain laitteella, jolla se avattiin ensin. Palaa sille laitteelle tai pyydä yritykseltä uusi linkki.',
    },
    revoked: { title: 'Tämä linkki ei enää toimi', text: 'Yritys on perunut sen tai lähettänyt sinulle toisen.' },
    expired: { title: 'Tämä linkki on vanhentunut', text: 'Pyydä yritykseltä uusi.' },
    unlisted: { title: 'Sinun ei tarvitse enää tehdä mitään', text: 'Yritys ei enää pyydä tietojasi.' },
    closed: { title: 'Kaikki on jo lähetetty', text: 'Yritys on lähettänyt vastauksensa. Mitään ei voi nyt muuttaa.' },
    unknown: {
      title: 'Tämä linkki ei ole kokonainen',
      text: 'Avaa se uudelleen saamastasi viestistä tai kopioi koko osoite.',
    },
    unreachable: { title: 'Yhteys ei nyt toimi', text: 'Vika voi olla yhteydessäsi tai meillä.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Tietosi yritykselle {organization}' },
      text: {
        individual:
          'Lain mukaan meidän on tiedettävä, kuka yrityksen omistaa ja kuka sitä johtaa, ja {organization} on ilmoittanut sinut. Anna tässä omat vastauksesi. Voit keskeyttää milloin vain ja jatkaa myöhemmin tällä laitteella.',
      },
    },
    summary: {
      text: 'Olet melkein valmis. Tarkista vastauksesi, muuta mitä haluat ja viimeistele ne.',
      checking: 'Joitakin vastauksia tarkistetaan vielä. Voit silti jo viimeistellä vastauksesi.',
      acknowledge: 'Olen lukenut tämän ja haluan silti viimeistellä vastaukset.',
      declaration:
        'Viimeistelemällä vahvistan, että nämä vastaukset pitävät paikkansa ja ovat täydelliset, ja hyväksyn, että ne tarkistetaan ja säilytetään niin kauan kuin laki vaatii.',
      submit: 'Viimeistele',
      submitting: 'Viimeistellään…',
    },
    statuses: { submitted: { title: 'Valmis', text: 'Kiitos. {organization} näkee, että olet antanut kaiken.' } },
    status: { submittedAt: 'Viimeistelty {date}', goToSummary: 'Tarkista ja viimeistele' },
  },
};
