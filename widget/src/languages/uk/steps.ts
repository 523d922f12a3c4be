import type { Words } from '../en/words.js';

const asOnDocument = 'Так, як у документі, що посвідчує особу.';
const proofOfAddress = 'Рахунок, банківська виписка або офіційний лист за останні 90 днів, де є';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Про вас', about: asOnDocument },
  individualPersonalInfo: { title: 'Про вас', about: asOnDocument },
  individualContactInfo: {
    title: 'Контактні дані',
    about: 'Скористаємося ними лише для цієї верифікації.',
  },
  individualResidentialAddress: { title: 'Де ви живете', about: 'Домашня адреса, а не абонентська скринька.' },
  individualIdentityDocument: {
    title: 'Документ, що посвідчує особу',
    about: 'Дійсний документ із вашим фото. Тримайте його під рукою.',
  },
  individualFinancialInfo: { title: 'Робота й дохід', about: 'Можна приблизно.' },
  individualTaxInfo: { title: 'Податковий номер', about: 'Номер, за яким ви сплачуєте податки.' },
  individualEeaInfo: { title: 'Місце народження', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Підтвердження адреси',
    about: `${proofOfAddress} ваше ім’я та адреса.`,
  },
  individualSourceOfFunds: {
    title: 'Джерело коштів',
    about:
      'Звідки гроші, які ви плануєте переказувати. Додайте документ, який це показує: наприклад, довідку про зарплату чи договір.',
  },
  individualSelfiePhoto: {
    title: 'Ваше фото',
    about: 'Дивіться в камеру, з добрим освітленням і відкритим обличчям.',
  },
  businessIdentification: { title: 'Дані компанії', about: 'Так, як у реєстрі компаній.' },
  businessTaxInfo: { title: 'Податковий номер', about: 'Номер, за яким компанія сплачує податки.' },
  businessAddress: { title: 'Адреси', about: 'Де компанія зареєстрована й де працює.' },
  businessContactInfo: {
    title: 'Контакти компанії',
    about: 'Скористаємося ними лише для цієї верифікації.',
  },
  businessDetails: { title: 'Що робить компанія', about: 'Своїми словами.' },
  businessOperations: { title: 'Діяльність', about: 'Як працює компанія та для чого їй рахунок.' },
  businessFinancialInfo: { title: 'Дохід', about: 'Можна приблизно.' },
  businessFormationDocuments: {
    title: 'Установчі документи',
    about: 'Статут, установчий договір або витяг із реєстру компаній.',
  },
  businessUboOwnershipDocuments: {
    title: 'Підтвердження власності',
    about: 'Реєстр акціонерів, схема власності або подібний документ, з якого видно, хто володіє компанією.',
  },
  businessProofOfAddressDocuments: {
    title: 'Підтвердження адреси',
    about: `${proofOfAddress} назва та адреса компанії.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Рух коштів',
    about: 'Схема або опис того, як кошти клієнтів проходять через компанію.',
  },
  businessAssociatedPersons: {
    title: 'Власники та керівництво',
    about:
      'Усі, хто володіє щонайменше 25% (до чотирьох осіб), і особа, яка керує компанією. Це може бути та сама особа.',
  },
  associatedPersonPersonalInfo: {
    title: 'Особисті дані',
    about: 'Так, як у документі, що посвідчує цю особу.',
  },
  associatedPersonContactInfo: {
    title: 'Контактні дані',
    about: 'Скористаємося ними, лише щоб зв’язатися з цією особою щодо верифікації.',
  },
  associatedPersonResidentialAddress: {
    title: 'Домашня адреса',
    about: 'Де ця особа живе, а не абонентська скринька.',
  },
  associatedPersonTaxInfo: { title: 'Податковий номер', about: 'Номер, за яким ця особа сплачує податки.' },
  associatedPersonIdentityDocument: {
    title: 'Документ, що посвідчує особу',
    about: 'Дійсний документ із фото цієї особи.',
  },
  associatedPersonProofOfAddress: {
    title: 'Підтвердження адреси',
    about: `${proofOfAddress} ім’я та адреса цієї особи.`,
  },
  associatedPersonEeaInfo: {
    title: 'Роль і місце народження',
    about: 'Чи входить ця особа до органу управління та де вона народилася.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Право підпису',
    about: 'Документ, який показує, що ця особа може підписувати від імені компанії.',
  },
};
