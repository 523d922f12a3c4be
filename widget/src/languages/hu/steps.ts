import type { Words } from '../en/words.js';

const asOnDocument = 'Ahogy a személyazonosító okmányodon szerepel.';
const proofOfAddress = 'Egy 90 napnál nem régebbi számla, bankszámlakivonat vagy hivatalos levél, amelyen szerepel';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Rólad', about: asOnDocument },
  individualPersonalInfo: { title: 'Rólad', about: asOnDocument },
  individualContactInfo: {
    title: 'Elérhetőségek',
    about: 'Csak ezzel az azonosítással kapcsolatban keresünk.',
  },
  individualResidentialAddress: { title: 'Lakcímed', about: 'A lakcímed, nem postafiók.' },
  individualIdentityDocument: {
    title: 'Személyazonosító okmány',
    about: 'Érvényes, fényképes okmány. Legyen kéznél.',
  },
  individualFinancialInfo: { title: 'Munka és jövedelem', about: 'Elég a becslés.' },
  individualTaxInfo: { title: 'Adóazonosító szám', about: 'A szám, amellyel adózol.' },
  individualEeaInfo: { title: 'Születési hely', about: asOnDocument },
  individualProofOfAddress: { title: 'Lakcím igazolása', about: `${proofOfAddress} a neved és a címed.` },
  individualSourceOfFunds: {
    title: 'A pénz eredete',
    about:
      'Honnan származik a pénz, amelyet mozgatni szeretnél. Adj hozzá olyan dokumentumot, amelyből ez látszik, például bérjegyzéket vagy szerződést.',
  },
  individualSelfiePhoto: {
    title: 'A fotód',
    about: 'Nézz a kamerába jó fényben, és semmi se takarja az arcodat.',
  },
  businessIdentification: { title: 'Cégadatok', about: 'Ahogy a cégjegyzékben szerepelnek.' },
  businessTaxInfo: { title: 'Adóazonosító szám', about: 'A szám, amellyel a cég adózik.' },
  businessAddress: { title: 'Címek', about: 'Ahol a cég be van jegyezve, és ahol működik.' },
  businessContactInfo: {
    title: 'Céges elérhetőség',
    about: 'Csak ezzel az azonosítással kapcsolatban használjuk.',
  },
  businessDetails: { title: 'A cég tevékenysége', about: 'A saját szavaiddal.' },
  businessOperations: { title: 'Működés', about: 'Hogyan működik a cég, és mire használja majd a számláját.' },
  businessFinancialInfo: { title: 'Bevétel', about: 'Elég a becslés.' },
  businessFormationDocuments: {
    title: 'Alapítási dokumentumok',
    about: 'Alapító okirat, társasági szerződés vagy cégkivonat.',
  },
  businessUboOwnershipDocuments: {
    title: 'A tulajdonosok igazolása',
    about: 'Tagjegyzék, tulajdonosi ábra vagy hasonló dokumentum, amelyből kiderül, kié a cég.',
  },
  businessProofOfAddressDocuments: {
    title: 'Cím igazolása',
    about: `${proofOfAddress} a cég neve és címe.`,
  },
  businessFlowOfFundsDocument: {
    title: 'A pénz útja',
    about: 'Ábra vagy leírás arról, hogyan halad át az ügyfelek pénze a cégen.',
  },
  businessAssociatedPersons: {
    title: 'Tulajdonosok és vezetés',
    about:
      'Mindenki, akié a cég legalább 25%-a (legfeljebb négy személy), és az, aki irányítja. Ez lehet ugyanaz a személy is.',
  },
  associatedPersonPersonalInfo: {
    title: 'Személyes adatok',
    about: 'Ahogy a személyazonosító okmányán szerepelnek.',
  },
  associatedPersonContactInfo: {
    title: 'Elérhetőségek',
    about: 'Csak ezzel az azonosítással kapcsolatban keressük a személyt.',
  },
  associatedPersonResidentialAddress: { title: 'Lakcím', about: 'Ahol a személy lakik, nem postafiók.' },
  associatedPersonTaxInfo: { title: 'Adóazonosító szám', about: 'A szám, amellyel a személy adózik.' },
  associatedPersonIdentityDocument: {
    title: 'Személyazonosító okmány',
    about: 'A személy érvényes, fényképes okmánya.',
  },
  associatedPersonProofOfAddress: {
    title: 'Lakcím igazolása',
    about: `${proofOfAddress} a személy neve és címe.`,
  },
  associatedPersonEeaInfo: {
    title: 'Szerep és születési hely',
    about: 'Vezető tisztségviselő-e a személy, és hol született.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Aláírási jogosultság',
    about: 'Dokumentum arról, hogy a személy aláírhat a cég nevében.',
  },
};
