import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Tarkista vastauksesi',
  text: 'Olet melkein valmis. Tarkista vastauksesi, muuta mitä haluat ja lähetä ne.',
  checking: 'Joitakin vastauksia tarkistetaan vielä. Voit silti jo lähettää ne.',
  answers: 'Vastaukset',
  blockingTitle: 'Vaatii huomiota ennen lähettämistä',
  warningsTitle: 'Syytä tarkistaa',
  warningsText: 'Voit korjata nämä tai lähettää ne sellaisinaan. Käsittelijä tarkistaa ne.',
  acknowledge: 'Olen lukenut tämän ja haluan silti lähettää vastaukset.',
  declaration:
    'Lähettämällä vahvistan, että nämä vastaukset pitävät paikkansa ja ovat täydelliset, ja hyväksyn, että ne tarkistetaan ja säilytetään niin kauan kuin laki vaatii.',
  submit: 'Lähetä',
  submitting: 'Lähetetään…',
  acknowledgeFirst: 'Korjaa yllä mainitut kohdat tai rastita ruutu.',
  document: 'Tiedosto lisätty',
  nothing: 'Ei mitään',
  notReadable: 'Emme voi juuri nyt näyttää näitä vastauksia.',
  missing: 'Vielä puuttuu: {step}.',
  correctFirst: 'Korjaa ensin yllä mainitut kohdat.',
  notSubmitted: 'Ei vielä lähetetty: jotakin muuttui sillä välin. Katso, mitä on vielä tekemättä.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Ei vielä lähetetty', text: 'Joitakin vastauksia puuttuu vielä.' },
  submitted: { title: 'Lähetetty', text: 'Kiitos. Saimme vastauksesi ja tarkistamme ne pian.' },
  validatingSubmission: {
    title: 'Tarkistamme asiakirjojasi',
    text: 'Tähän menee yleensä minuutti. Voit sulkea tämän sivun.',
  },
  submissionValidationsFailed: {
    title: 'Jokin vaatii huomiota',
    text: 'Katso tarkemmin alta. Kaikki muu pysyy ennallaan.',
  },
  inReview: {
    title: 'Odottaa käsittelyä',
    text: 'Käsittelijä tarkistaa vastauksesi. Voit sulkea tämän sivun ja palata milloin vain.',
  },
  additionalInformationRequested: {
    title: 'Tarvitsemme sinulta vielä jotakin',
    text: 'Käsittelijä on pyytänyt seuraavia. Kaikki muu pysyy ennallaan.',
  },
  approved: { title: 'Hyväksytty', text: 'Kaikki on valmista. Kiitos.' },
  rejected: {
    title: 'Ei hyväksytty',
    text: 'Emme voi jatkaa tätä vahvistusta. Jos tämä on mielestäsi virhe, ota yhteyttä sivuston asiakaspalveluun.',
  },
  error: {
    title: 'Tämä kestää tavallista kauemmin',
    text: 'Jokin meni meillä vikaan. Mitään ei ole kadonnut, eikä sinun tarvitse tehdä mitään: me hoidamme asian.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Lähetetty {date}',
  approvedAt: 'Hyväksytty {date}',
  finish: 'Sulje',
  closeNow: 'Voit nyt sulkea tämän sivun.',
  allMended: 'Kaikki on korjattu.',
  goToSummary: 'Tarkista ja lähetä',
  rejectedAt: 'Päätetty {date}',
  allAnswered: 'Olet antanut kaiken, mitä pyysimme.',
  itemsTitle: 'Tee vielä tämä',
  correct: 'Päivitä',
  newlyNeeded: 'Tarvitaan uusien vastaustesi vuoksi.',
};
