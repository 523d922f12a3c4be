import type { Words } from '../en/words.js';

const asOnDocument = 'Come sul tuo documento d’identità.';
const proofOfAddress = 'Una bolletta, un estratto conto o una lettera ufficiale degli ultimi 90 giorni con';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'I tuoi dati', about: asOnDocument },
  individualPersonalInfo: { title: 'I tuoi dati', about: asOnDocument },
  individualContactInfo: {
    title: 'Contatti',
    about: 'Li useremo solo per contattarti in merito a questa verifica.',
  },
  individualResidentialAddress: { title: 'Dove vivi', about: 'Il tuo indirizzo di casa, non una casella postale.' },
  individualIdentityDocument: {
    title: 'Documento d’identità',
    about: 'Un documento valido con la tua foto. Tienilo a portata di mano.',
  },
  individualFinancialInfo: { title: 'Lavoro e reddito', about: 'Bastano valori indicativi.' },
  individualTaxInfo: { title: 'Codice fiscale', about: 'Il numero con cui paghi le tasse.' },
  individualEeaInfo: { title: 'Luogo di nascita', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Prova dell’indirizzo',
    about: `${proofOfAddress} il tuo nome e il tuo indirizzo.`,
  },
  individualSourceOfFunds: {
    title: 'Origine dei fondi',
    about:
      'Da dove viene il denaro che prevedi di trasferire. Aggiungi un documento che lo mostri, come una busta paga, un contratto o un rogito.',
  },
  individualSelfiePhoto: {
    title: 'La tua foto',
    about: 'Guarda la fotocamera, con una buona luce e il viso scoperto.',
  },
  businessIdentification: { title: 'Dati dell’azienda', about: 'Come risultano nel registro delle imprese.' },
  businessTaxInfo: { title: 'Codice fiscale', about: 'Il numero con cui l’azienda paga le tasse.' },
  businessAddress: { title: 'Sedi', about: 'Dove l’azienda è registrata e dove opera.' },
  businessContactInfo: {
    title: 'Contatto in azienda',
    about: 'Lo useremo solo per contattarti in merito a questa verifica.',
  },
  businessDetails: { title: 'Che cosa fa l’azienda', about: 'Con parole tue.' },
  businessOperations: { title: 'Attività', about: 'Come opera l’azienda e per che cosa userà il conto.' },
  businessFinancialInfo: { title: 'Entrate', about: 'Bastano valori indicativi.' },
  businessFormationDocuments: {
    title: 'Documenti costitutivi',
    about: 'Atto costitutivo, statuto o visura camerale.',
  },
  businessUboOwnershipDocuments: {
    title: 'Prova della proprietà',
    about: 'Un libro soci, uno schema delle partecipazioni o un documento simile che mostri di chi è l’azienda.',
  },
  businessProofOfAddressDocuments: {
    title: 'Prova dell’indirizzo',
    about: `${proofOfAddress} il nome e l’indirizzo dell’azienda.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Flusso dei fondi',
    about: 'Uno schema o una descrizione di come i fondi dei clienti passano per l’azienda.',
  },
  businessAssociatedPersons: {
    title: 'Titolari effettivi e direzione',
    about:
      'Chi possiede il 25% o più (fino a quattro persone) e la persona che dirige l’azienda. Possono anche coincidere.',
  },
  associatedPersonPersonalInfo: {
    title: 'Dati personali',
    about: 'Come sul documento d’identità della persona.',
  },
  associatedPersonContactInfo: {
    title: 'Contatti',
    about: 'Li useremo solo per contattare la persona in merito a questa verifica.',
  },
  associatedPersonResidentialAddress: {
    title: 'Indirizzo di casa',
    about: 'Dove vive la persona, non una casella postale.',
  },
  associatedPersonTaxInfo: { title: 'Codice fiscale', about: 'Il numero con cui la persona paga le tasse.' },
  associatedPersonIdentityDocument: {
    title: 'Documento d’identità',
    about: 'Un documento valido con la foto della persona.',
  },
  associatedPersonProofOfAddress: {
    title: 'Prova dell’indirizzo',
    about: `${proofOfAddress} il nome e l’indirizzo della persona.`,
  },
  associatedPersonEeaInfo: {
    title: 'Ruolo e luogo di nascita',
    about: 'Se la persona fa parte degli amministratori e dove è nata.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Poteri di firma',
    about: 'Un documento che mostri che la persona può firmare per l’azienda.',
  },
};
