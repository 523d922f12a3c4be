import type { Words } from '../en/words.js';

const asOnDocument = 'Kuten henkilöllisyystodistuksessasi.';
const proofOfAddress = 'Enintään 90 päivää vanha lasku, tiliote tai viranomaisen kirje, josta näkyvät';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Omat tietosi', about: asOnDocument },
  individualPersonalInfo: { title: 'Omat tietosi', about: asOnDocument },
  individualContactInfo: {
    title: 'Yhteystiedot',
    about: 'Käytämme niitä vain tähän vahvistukseen liittyvissä asioissa.',
  },
  individualResidentialAddress: { title: 'Missä asut', about: 'Kotiosoitteesi, ei postilokeroa.' },
  individualIdentityDocument: {
    title: 'Henkilöllisyystodistus',
    about: 'Voimassa oleva asiakirja, jossa on kuvasi. Pidä se käsillä.',
  },
  individualFinancialInfo: { title: 'Työ ja tulot', about: 'Arvio riittää.' },
  individualTaxInfo: { title: 'Verotunniste', about: 'Tunniste, jolla maksat veroja.' },
  individualEeaInfo: { title: 'Syntymäpaikka', about: asOnDocument },
  individualProofOfAddress: { title: 'Todiste osoitteesta', about: `${proofOfAddress} nimesi ja osoitteesi.` },
  individualSourceOfFunds: {
    title: 'Varojen alkuperä',
    about:
      'Mistä siirrettävät rahat ovat peräisin. Lisää asiakirja, josta se näkyy, kuten palkkalaskelma, sopimus tai kauppakirja.',
  },
  individualSelfiePhoto: {
    title: 'Kuvasi',
    about: 'Katso kameraan hyvässä valossa niin, ettei mikään peitä kasvojasi.',
  },
  businessIdentification: { title: 'Yrityksen tiedot', about: 'Kuten kaupparekisterissä.' },
  businessTaxInfo: { title: 'Verotunniste', about: 'Tunniste, jolla yritys maksaa veroja.' },
  businessAddress: { title: 'Osoitteet', about: 'Missä yritys on rekisteröity ja missä se toimii.' },
  businessContactInfo: {
    title: 'Yrityksen yhteystiedot',
    about: 'Käytämme niitä vain tähän vahvistukseen liittyvissä asioissa.',
  },
  businessDetails: { title: 'Mitä yritys tekee', about: 'Omin sanoin.' },
  businessOperations: { title: 'Toiminta', about: 'Miten yritys toimii ja mihin se käyttää tiliään.' },
  businessFinancialInfo: { title: 'Tulot', about: 'Arvio riittää.' },
  businessFormationDocuments: {
    title: 'Perustamisasiakirjat',
    about: 'Perustamiskirja, yhtiöjärjestys tai kaupparekisteriote.',
  },
  businessUboOwnershipDocuments: {
    title: 'Todiste omistuksesta',
    about: 'Osakasluettelo, omistuskaavio tai muu asiakirja, josta näkyy, kuka yrityksen omistaa.',
  },
  businessProofOfAddressDocuments: {
    title: 'Todiste osoitteesta',
    about: `${proofOfAddress} yrityksen nimi ja osoite.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Rahavirrat',
    about: 'Kaavio tai kuvaus siitä, miten asiakkaiden varat liikkuvat yrityksen kautta.',
  },
  businessAssociatedPersons: {
    title: 'Omistajat ja johto',
    about:
      'Kaikki, jotka omistavat vähintään 25 % (enintään neljä henkilöä), ja yritystä johtava henkilö. Sama henkilö voi olla molempia.',
  },
  associatedPersonPersonalInfo: {
    title: 'Henkilötiedot',
    about: 'Kuten henkilön henkilöllisyystodistuksessa.',
  },
  associatedPersonContactInfo: {
    title: 'Yhteystiedot',
    about: 'Käytämme niitä vain tähän vahvistukseen liittyvissä asioissa.',
  },
  associatedPersonResidentialAddress: { title: 'Kotiosoite', about: 'Missä henkilö asuu, ei postilokeroa.' },
  associatedPersonTaxInfo: { title: 'Verotunniste', about: 'Tunniste, jolla henkilö maksaa veroja.' },
  associatedPersonIdentityDocument: {
    title: 'Henkilöllisyystodistus',
    about: 'Voimassa oleva asiakirja, jossa on henkilön kuva.',
  },
  associatedPersonProofOfAddress: {
    title: 'Todiste osoitteesta',
    about: `${proofOfAddress} henkilön nimi ja osoite.`,
  },
  associatedPersonEeaInfo: {
    title: 'Rooli ja syntymäpaikka',
    about: 'Kuuluuko henkilö hallitukseen, ja missä hän on syntynyt.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Nimenkirjoitusoikeus',
    about: 'Asiakirja, joka osoittaa, että henkilö saa allekirjoittaa yrityksen puolesta.',
  },
};
