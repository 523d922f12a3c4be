import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Tekemättä',
  checking: 'Tarkistetaan',
  blocking: 'Vaatii huomiota',
  warning: 'Syytä tarkistaa',
  done: 'Valmis',
};

export const people: Words['people'] = {
  add: 'Lisää henkilö',
  empty: 'Luettelossa ei ole vielä ketään. Lisää kaikki, jotka omistavat vähintään 25 %, ja yritystä johtava henkilö.',
  howRelated: 'Mikä on tämän henkilön rooli?',
  newPerson: 'Uusi henkilö',
  personNumber: 'Henkilö {number}',
  needsControl: 'Lisää yritystä johtava henkilö tai muuta jonkun luettelossa olevan roolia.',
  oneControl: 'Vain yksi henkilö voi olla yrityksen johtaja.',
  tooManyOwners: 'Voit lisätä enintään neljä omistajaa.',
  everyone: 'Jatka',
  addDetails: 'Seuraavaksi kysymme kunkin henkilön tietoja.',
  removeTitle: 'Poistetaanko {person}?',
  removeText: 'Emme enää käytä tätä henkilöä koskevia vastauksia.',
  progress: '{done}/{count} valmiina',
  of: '{step}\u00a0· {person}',
  company: 'Yritys',
  both: 'Omistaa vähintään 25 % ja johtaa yritystä',
  othersTitle: 'Aiemmin lisätyt, jotka eivät ole luettelossa',
  listAgain: 'Lisää {person} luetteloon',
  gone: 'Joku on sillä välin poistettu luettelosta. Tarkista luettelo.',
  notNow: 'Luetteloa ei voi nyt muuttaa.',
  listed: 'Luettelossa olevat henkilöt',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Lain mukaan meidän on tiedettävä, keitä asiakkaamme ovat.',
  PersonalInfo: 'Lain mukaan meidän on tiedettävä, keitä asiakkaamme ovat ja keitä yrityksen takana on.',
  ContactInfo: 'Jotta tavoitamme sinut, jos jokin tässä vahvistuksessa on epäselvää.',
  ResidentialAddress: 'Sovellettavat säännöt riippuvat siitä, missä henkilö asuu.',
  IdentityDocument: 'Asiakirja osoittaa, että tiedot kuuluvat todelliselle henkilölle.',
  FinancialInfo: 'Kun tiedämme, mikä on tavallista, huomaamme poikkeavan toiminnan, kuten rahanpesun.',
  TaxInfo: 'Verosäännökset edellyttävät, että kysymme tätä tunnistetta.',
  SelfiePhoto: 'Kuva osoittaa, että asiakirja on sinun eikä jonkun muun.',
  Identification: 'Vertaamme näitä tietoja kaupparekisteriin.',
  Address: 'Sovellettavat säännöt riippuvat siitä, missä yritys on rekisteröity ja missä se toimii.',
  Details: 'Joihinkin toimialoihin on perehdyttävä tarkemmin.',
  Operations: 'Joihinkin toimintoihin ja maihin on perehdyttävä tarkemmin.',
  FormationDocuments: 'Ne osoittavat, että yritys on olemassa.',
  AssociatedPersons: 'Lain mukaan meidän on tiedettävä, kuka yrityksen omistaa ja kuka sitä johtaa.',
  ProofOfAddressDocuments: 'Täydelliseen vahvistukseen kuuluu todiste yrityksen osoitteesta.',
  UboOwnershipDocuments: 'Täydelliseen vahvistukseen kuuluu todiste siitä, kuka yrityksen omistaa.',
  ProofOfAddress: 'Täydelliseen vahvistukseen kuuluu todiste jokaisen osoitteesta.',
};

const eea =
  'Kysymme tätä kaikilta, jotka asuvat Euroopan talousalueella tai Isossa-Britanniassa tai ovat jonkin näistä maista kansalaisia.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume':
    'Kun summa on vähintään 5 000 Yhdysvaltain dollaria kuukaudessa, tarvitsemme todisteen rahojen alkuperästä.',
  'business-customer-funds': 'Yritys käsittelee asiakkaidensa varoja, joten meidän on nähtävä, miten ne liikkuvat.',
  'person-eea': eea,
  'person-signatory':
    'Jos yrityksen puolesta allekirjoittava ei kuulu hallitukseen, hänen on osoitettava oikeutensa siihen.',
};
