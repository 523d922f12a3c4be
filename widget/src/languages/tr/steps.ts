import type { Words } from '../en/words.js';

const asOnDocument = 'Kimlik belgenizde yazdığı gibi.';
const proofOfAddress = 'gösteren, son 90 güne ait bir fatura, banka ekstresi veya resmî yazı.';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Hakkınızda', about: asOnDocument },
  individualPersonalInfo: { title: 'Hakkınızda', about: asOnDocument },
  individualContactInfo: {
    title: 'İletişim bilgileri',
    about: 'Size yalnızca bu doğrulama için ulaşacağız.',
  },
  individualResidentialAddress: { title: 'Yaşadığınız yer', about: 'Ev adresiniz, posta kutusu değil.' },
  individualIdentityDocument: {
    title: 'Kimlik belgesi',
    about: 'Fotoğrafınızın olduğu geçerli bir belge. Yanınızda olsun.',
  },
  individualFinancialInfo: { title: 'İş ve gelir', about: 'Tahminî yanıtlar yeterli.' },
  individualTaxInfo: { title: 'Vergi numarası', about: 'Vergi öderken kullandığınız numara.' },
  individualEeaInfo: { title: 'Doğum yeri', about: asOnDocument },
  individualProofOfAddress: { title: 'Adres belgesi', about: `Adınızı ve adresinizi ${proofOfAddress}` },
  individualSourceOfFunds: {
    title: 'Paranın kaynağı',
    about:
      'Aktarmayı planladığınız paranın nereden geldiği. Bunu gösteren bir belge ekleyin: maaş bordrosu, sözleşme veya tapu gibi.',
  },
  individualSelfiePhoto: {
    title: 'Fotoğrafınız',
    about: 'İyi ışıkta, yüzünüzü hiçbir şey kapatmadan kameraya bakın.',
  },
  businessIdentification: { title: 'Şirket bilgileri', about: 'Ticaret sicilinde yazdığı gibi.' },
  businessTaxInfo: { title: 'Vergi numarası', about: 'Şirketin vergi öderken kullandığı numara.' },
  businessAddress: { title: 'Adresler', about: 'Şirketin kayıtlı olduğu ve faaliyet gösterdiği yer.' },
  businessContactInfo: {
    title: 'Şirket iletişim bilgileri',
    about: 'Size yalnızca bu doğrulama için ulaşacağız.',
  },
  businessDetails: { title: 'Şirket ne yapıyor', about: 'Kendi sözlerinizle.' },
  businessOperations: { title: 'Faaliyetler', about: 'Şirket nasıl çalışıyor ve hesabını ne için kullanacak.' },
  businessFinancialInfo: { title: 'Gelir', about: 'Tahminî yanıtlar yeterli.' },
  businessFormationDocuments: {
    title: 'Kuruluş belgeleri',
    about: 'Kuruluş sözleşmesi, ana sözleşme veya ticaret sicili kaydı.',
  },
  businessUboOwnershipDocuments: {
    title: 'Ortaklık belgesi',
    about: 'Pay defteri, ortaklık şeması veya şirketin kime ait olduğunu gösteren benzer bir belge.',
  },
  businessProofOfAddressDocuments: {
    title: 'Adres belgesi',
    about: `Şirketin unvanını ve adresini ${proofOfAddress}`,
  },
  businessFlowOfFundsDocument: {
    title: 'Para akışı',
    about: 'Müşterilerin parasının şirketten nasıl geçtiğini gösteren bir şema veya açıklama.',
  },
  businessAssociatedPersons: {
    title: 'Ortaklar ve yönetim',
    about:
      '%25 veya daha fazla payı olan herkes (en fazla dört kişi) ve şirketi yöneten kişi. İkisi aynı kişi olabilir.',
  },
  associatedPersonPersonalInfo: {
    title: 'Kişisel bilgiler',
    about: 'Kişinin kimlik belgesinde yazdığı gibi.',
  },
  associatedPersonContactInfo: {
    title: 'İletişim bilgileri',
    about: 'Kişiye yalnızca bu doğrulama için ulaşacağız.',
  },
  associatedPersonResidentialAddress: { title: 'Ev adresi', about: 'Kişinin yaşadığı yer, posta kutusu değil.' },
  associatedPersonTaxInfo: { title: 'Vergi numarası', about: 'Kişinin vergi öderken kullandığı numara.' },
  associatedPersonIdentityDocument: {
    title: 'Kimlik belgesi',
    about: 'Kişinin fotoğrafının olduğu geçerli bir belge.',
  },
  associatedPersonProofOfAddress: {
    title: 'Adres belgesi',
    about: `Kişinin adını ve adresini ${proofOfAddress}`,
  },
  associatedPersonEeaInfo: {
    title: 'Rol ve doğum yeri',
    about: 'Kişinin yönetim kurulunda olup olmadığı ve nerede doğduğu.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'İmza yetkisi',
    about: 'Kişinin şirket adına imza atabileceğini gösteren bir belge.',
  },
};
