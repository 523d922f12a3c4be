import type { Words } from '../en/words.js';

const asOnDocument = 'Zoals het op je identiteitsbewijs staat.';
const proofOfAddress = 'Een rekening, bankafschrift of officiële brief van de afgelopen 90 dagen met';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Over jou', about: asOnDocument },
  individualPersonalInfo: { title: 'Over jou', about: asOnDocument },
  individualContactInfo: {
    title: 'Contactgegevens',
    about: 'We gebruiken ze alleen om je te bereiken over deze verificatie.',
  },
  individualResidentialAddress: { title: 'Waar je woont', about: 'Je woonadres, geen postbus.' },
  individualIdentityDocument: {
    title: 'Identiteitsbewijs',
    about: 'Een geldig document met je foto. Houd het bij de hand.',
  },
  individualFinancialInfo: { title: 'Werk en inkomen', about: 'Een schatting is genoeg.' },
  individualTaxInfo: { title: 'Belastingnummer', about: 'Het nummer waarmee je belasting betaalt.' },
  individualEeaInfo: { title: 'Geboorteplaats', about: asOnDocument },
  individualProofOfAddress: { title: 'Adresbewijs', about: `${proofOfAddress} je naam en adres.` },
  individualSourceOfFunds: {
    title: 'Herkomst van het geld',
    about:
      'Waar het geld vandaan komt dat je wilt overboeken. Voeg een document toe dat dat laat zien, zoals een loonstrook, contract of akte.',
  },
  individualSelfiePhoto: {
    title: 'Je foto',
    about: 'Kijk in goed licht recht in de camera, met niets voor je gezicht.',
  },
  businessIdentification: { title: 'Bedrijfsgegevens', about: 'Zoals ze in het handelsregister staan.' },
  businessTaxInfo: { title: 'Belastingnummer', about: 'Het nummer waarmee het bedrijf belasting betaalt.' },
  businessAddress: { title: 'Adressen', about: 'Waar het bedrijf staat ingeschreven en waar het werkt.' },
  businessContactInfo: {
    title: 'Contact met het bedrijf',
    about: 'We gebruiken dit alleen om je te bereiken over deze verificatie.',
  },
  businessDetails: { title: 'Wat het bedrijf doet', about: 'In je eigen woorden.' },
  businessOperations: {
    title: 'Activiteiten',
    about: 'Hoe het bedrijf werkt en waarvoor het de rekening gaat gebruiken.',
  },
  businessFinancialInfo: { title: 'Inkomsten', about: 'Een schatting is genoeg.' },
  businessFormationDocuments: {
    title: 'Oprichtingsdocumenten',
    about: 'Oprichtingsakte, statuten of een uittreksel uit het handelsregister.',
  },
  businessUboOwnershipDocuments: {
    title: 'Bewijs van eigendom',
    about: 'Een aandeelhoudersregister, organogram of ander document dat laat zien van wie het bedrijf is.',
  },
  businessProofOfAddressDocuments: {
    title: 'Adresbewijs',
    about: `${proofOfAddress} de naam en het adres van het bedrijf.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Geldstromen',
    about: 'Een schema of beschrijving van hoe het geld van klanten door het bedrijf loopt.',
  },
  businessAssociatedPersons: {
    title: 'Eigenaren en leiding',
    about:
      'Iedereen die 25% of meer bezit (tot vier personen) en de persoon die het bedrijf leidt. Dat kan dezelfde persoon zijn.',
  },
  associatedPersonPersonalInfo: {
    title: 'Persoonsgegevens',
    about: 'Zoals ze op het identiteitsbewijs van de persoon staan.',
  },
  associatedPersonContactInfo: {
    title: 'Contactgegevens',
    about: 'We gebruiken ze alleen om de persoon te bereiken over deze verificatie.',
  },
  associatedPersonResidentialAddress: { title: 'Woonadres', about: 'Waar de persoon woont, geen postbus.' },
  associatedPersonTaxInfo: { title: 'Belastingnummer', about: 'Het nummer waarmee de persoon belasting betaalt.' },
  associatedPersonIdentityDocument: {
    title: 'Identiteitsbewijs',
    about: 'Een geldig document met een foto van de persoon.',
  },
  associatedPersonProofOfAddress: {
    title: 'Adresbewijs',
    about: `${proofOfAddress} de naam en het adres van de persoon.`,
  },
  associatedPersonEeaInfo: {
    title: 'Rol en geboorteplaats',
    about: 'Of de persoon bestuurder is, en waar de persoon is geboren.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Tekenbevoegdheid',
    about: 'Een document dat laat zien dat de persoon voor het bedrijf mag tekenen.',
  },
};
