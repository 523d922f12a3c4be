import type { Words } from '../en/words.js';

const asOnDocument = 'Tak jak w dokumencie tożsamości.';
const proofOfAddress = 'Rachunek, wyciąg z konta lub pismo urzędowe z ostatnich 90 dni, na którym widać';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'O tobie', about: asOnDocument },
  individualPersonalInfo: { title: 'O tobie', about: asOnDocument },
  individualContactInfo: { title: 'Dane kontaktowe', about: 'Użyjemy ich tylko w sprawie tej weryfikacji.' },
  individualResidentialAddress: { title: 'Gdzie mieszkasz', about: 'Adres zamieszkania, nie skrytka pocztowa.' },
  individualIdentityDocument: {
    title: 'Dokument tożsamości',
    about: 'Ważny dokument ze zdjęciem. Miej go pod ręką.',
  },
  individualFinancialInfo: { title: 'Praca i dochody', about: 'Wystarczą przybliżone dane.' },
  individualTaxInfo: { title: 'Numer podatkowy', about: 'Numer, pod którym płacisz podatki.' },
  individualEeaInfo: { title: 'Miejsce urodzenia', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Potwierdzenie adresu',
    about: `${proofOfAddress} twoje imię i nazwisko oraz adres.`,
  },
  individualSourceOfFunds: {
    title: 'Źródło środków',
    about:
      'Skąd pochodzą pieniądze na planowane operacje. Dodaj dokument, który to pokazuje, na przykład pasek wypłaty, umowę lub akt notarialny.',
  },
  individualSelfiePhoto: {
    title: 'Twoje zdjęcie',
    about: 'Spójrz w obiektyw, w dobrym świetle i z odsłoniętą twarzą.',
  },
  businessIdentification: { title: 'Dane firmy', about: 'Tak jak w rejestrze firm.' },
  businessTaxInfo: { title: 'Numer podatkowy', about: 'Numer, pod którym firma płaci podatki.' },
  businessAddress: { title: 'Adresy', about: 'Gdzie firma jest zarejestrowana i gdzie działa.' },
  businessContactInfo: { title: 'Kontakt do firmy', about: 'Użyjemy go tylko w sprawie tej weryfikacji.' },
  businessDetails: { title: 'Czym zajmuje się firma', about: 'Własnymi słowami.' },
  businessOperations: { title: 'Działalność', about: 'Jak działa firma i do czego będzie używać konta.' },
  businessFinancialInfo: { title: 'Przychody', about: 'Wystarczą przybliżone dane.' },
  businessFormationDocuments: {
    title: 'Dokumenty założycielskie',
    about: 'Umowa spółki, statut lub odpis z rejestru, na przykład z KRS.',
  },
  businessUboOwnershipDocuments: {
    title: 'Potwierdzenie własności',
    about: 'Lista wspólników, schemat własności lub podobny dokument, który pokazuje, do kogo należy firma.',
  },
  businessProofOfAddressDocuments: {
    title: 'Potwierdzenie adresu',
    about: `${proofOfAddress} nazwę i adres firmy.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Przepływ środków',
    about: 'Schemat lub opis tego, jak środki klientów przechodzą przez firmę.',
  },
  businessAssociatedPersons: {
    title: 'Właściciele i zarząd',
    about:
      'Wszyscy, którzy mają co najmniej 25% udziałów (do czterech osób), i osoba kierująca firmą. To może być ta sama osoba.',
  },
  associatedPersonPersonalInfo: { title: 'Dane osobowe', about: 'Tak jak w dokumencie tożsamości tej osoby.' },
  associatedPersonContactInfo: {
    title: 'Dane kontaktowe',
    about: 'Użyjemy ich tylko po to, by skontaktować się z tą osobą w sprawie weryfikacji.',
  },
  associatedPersonResidentialAddress: {
    title: 'Adres zamieszkania',
    about: 'Gdzie ta osoba mieszka, nie skrytka pocztowa.',
  },
  associatedPersonTaxInfo: { title: 'Numer podatkowy', about: 'Numer, pod którym ta osoba płaci podatki.' },
  associatedPersonIdentityDocument: { title: 'Dokument tożsamości', about: 'Ważny dokument ze zdjęciem tej osoby.' },
  associatedPersonProofOfAddress: {
    title: 'Potwierdzenie adresu',
    about: `${proofOfAddress} imię i nazwisko oraz adres tej osoby.`,
  },
  associatedPersonEeaInfo: {
    title: 'Rola i miejsce urodzenia',
    about: 'Czy ta osoba zasiada w zarządzie i gdzie się urodziła.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Prawo do podpisu',
    about: 'Dokument, który pokazuje, że ta osoba może podpisywać w imieniu firmy.',
  },
};
