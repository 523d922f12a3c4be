import type { Words } from '../en/words.js';

const asOnDocument = 'Tak, jak je to v dokladu totožnosti.';
const proofOfAddress = 'Vyúčtování, výpis z účtu nebo úřední dopis ne starší než 90 dní, kde je';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'O vás', about: asOnDocument },
  individualPersonalInfo: { title: 'O vás', about: asOnDocument },
  individualContactInfo: { title: 'Kontaktní údaje', about: 'Použijeme je jen kvůli tomuto ověření.' },
  individualResidentialAddress: { title: 'Kde bydlíte', about: 'Adresa bydliště, ne poštovní přihrádka.' },
  individualIdentityDocument: {
    title: 'Doklad totožnosti',
    about: 'Platný doklad s vaší fotografií. Mějte ho po ruce.',
  },
  individualFinancialInfo: { title: 'Práce a příjmy', about: 'Stačí odhad.' },
  individualTaxInfo: { title: 'Daňové identifikační číslo', about: 'Číslo, pod kterým platíte daně.' },
  individualEeaInfo: { title: 'Místo narození', about: asOnDocument },
  individualProofOfAddress: { title: 'Doklad o adrese', about: `${proofOfAddress} vaše jméno a adresa.` },
  individualSourceOfFunds: {
    title: 'Původ peněz',
    about:
      'Odkud pocházejí peníze, které chcete převádět. Přidejte dokument, který to ukazuje, například výplatní pásku nebo smlouvu.',
  },
  individualSelfiePhoto: {
    title: 'Vaše fotka',
    about: 'Dívejte se do kamery, v dobrém světle a s nezakrytým obličejem.',
  },
  businessIdentification: { title: 'Údaje o firmě', about: 'Tak, jak jsou v obchodním rejstříku.' },
  businessTaxInfo: { title: 'Daňové identifikační číslo', about: 'Číslo, pod kterým firma platí daně.' },
  businessAddress: { title: 'Adresy', about: 'Kde firma sídlí a kde působí.' },
  businessContactInfo: { title: 'Kontakt na firmu', about: 'Použijeme ho jen kvůli tomuto ověření.' },
  businessDetails: { title: 'Čím se firma zabývá', about: 'Vlastními slovy.' },
  businessOperations: { title: 'Činnost', about: 'Jak firma funguje a k čemu bude účet používat.' },
  businessFinancialInfo: { title: 'Tržby', about: 'Stačí odhad.' },
  businessFormationDocuments: {
    title: 'Zakladatelské dokumenty',
    about: 'Společenská smlouva, stanovy nebo výpis z obchodního rejstříku.',
  },
  businessUboOwnershipDocuments: {
    title: 'Doklad o vlastnictví',
    about: 'Seznam společníků, schéma vlastnictví nebo podobný dokument, který ukazuje, kdo firmu vlastní.',
  },
  businessProofOfAddressDocuments: {
    title: 'Doklad o adrese',
    about: `${proofOfAddress} název a adresa firmy.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Tok peněz',
    about: 'Schéma nebo popis toho, jak peníze zákazníků firmou procházejí.',
  },
  businessAssociatedPersons: {
    title: 'Vlastníci a vedení',
    about:
      'Všichni, kdo vlastní alespoň 25 % (nejvýše čtyři osoby), a osoba, která firmu řídí. Může to být tatáž osoba.',
  },
  associatedPersonPersonalInfo: {
    title: 'Osobní údaje',
    about: 'Tak, jak jsou v dokladu totožnosti této osoby.',
  },
  associatedPersonContactInfo: {
    title: 'Kontaktní údaje',
    about: 'Použijeme je jen k tomu, abychom se této osobě ozvali kvůli tomuto ověření.',
  },
  associatedPersonResidentialAddress: {
    title: 'Adresa bydliště',
    about: 'Kde tato osoba bydlí, ne poštovní přihrádka.',
  },
  associatedPersonTaxInfo: { title: 'Daňové identifikační číslo', about: 'Číslo, pod kterým tato osoba platí daně.' },
  associatedPersonIdentityDocument: { title: 'Doklad totožnosti', about: 'Platný doklad s fotografií této osoby.' },
  associatedPersonProofOfAddress: { title: 'Doklad o adrese', about: `${proofOfAddress} jméno a adresa této osoby.` },
  associatedPersonEeaInfo: {
    title: 'Role a místo narození',
    about: 'Zda je tato osoba ve statutárním orgánu a kde se narodila.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Oprávnění podepisovat',
    about: 'Dokument, který ukazuje, že tato osoba smí za firmu podepisovat.',
  },
};
