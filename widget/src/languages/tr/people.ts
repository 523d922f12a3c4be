import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Yapılacak',
  checking: 'Kontrol ediliyor',
  blocking: 'Düzeltilmesi gerekiyor',
  warning: 'Kontrol etmekte fayda var',
  done: 'Tamam',
};

export const people: Words['people'] = {
  add: 'Kişi ekle',
  empty: 'Listede henüz kimse yok. %25 veya daha fazla payı olan herkesi ve şirketi yöneten kişiyi ekleyin.',
  howRelated: 'Bu kişinin rolü ne?',
  newPerson: 'Yeni kişi',
  personNumber: '{number}. kişi',
  needsControl: 'Şirketi yöneten kişiyi ekleyin veya listedeki birinin rolünü değiştirin.',
  oneControl: 'Listede şirketi yöneten yalnızca bir kişi olabilir.',
  tooManyOwners: 'En fazla dört ortak ekleyebilirsiniz.',
  everyone: 'Devam et',
  addDetails: 'Sonra her kişinin bilgilerini isteyeceğiz.',
  removeTitle: '{person} listeden çıkarılsın mı?',
  removeText: 'Bu kişiyle ilgili yanıtları artık kullanmayacağız.',
  progress: '{done}/{count} tamamlandı',
  of: '{step}\u00a0· {person}',
  company: 'Şirket',
  both: '%25 veya daha fazla payı var ve şirketi yönetiyor',
  othersTitle: 'Daha önce eklenen, listede olmayan kişiler',
  listAgain: 'Listeye ekle: {person}',
  gone: 'Bu arada listeden biri çıkarıldı. Lütfen listeyi kontrol edin.',
  notNow: 'Liste şu anda değiştirilemiyor.',
  listed: 'Listedeki kişiler',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Yasa, müşterilerimizi tanımamızı zorunlu kılıyor.',
  PersonalInfo: 'Yasa, müşterilerimizi ve bir şirketin arkasında kimlerin olduğunu bilmemizi zorunlu kılıyor.',
  ContactInfo: 'Bu doğrulamada net olmayan bir şey olursa size ulaşabilmek için.',
  ResidentialAddress: 'Hangi kuralların geçerli olduğu, kişinin yaşadığı yere bağlıdır.',
  IdentityDocument: 'Belge, bilgilerin gerçek bir kişiye ait olduğunu kanıtlar.',
  FinancialInfo: 'Neyin olağan olduğunu bilirsek kara para aklama gibi olağan dışı hareketleri fark ederiz.',
  TaxInfo: 'Vergi kuralları bu numarayı sormamızı zorunlu kılıyor.',
  SelfiePhoto: 'Fotoğraf, belgenin başkasına değil, size ait olduğunu gösterir.',
  Identification: 'Bu bilgileri ticaret siciliyle karşılaştırıyoruz.',
  Address: 'Hangi kuralların geçerli olduğu, şirketin kayıtlı olduğu ve faaliyet gösterdiği yere bağlıdır.',
  Details: 'Bazı iş kollarına daha yakından bakmamız gerekiyor.',
  Operations: 'Bazı faaliyetlere ve ülkelere daha yakından bakmamız gerekiyor.',
  FormationDocuments: 'Şirketin var olduğunu kanıtlarlar.',
  AssociatedPersons: 'Yasa, şirketin kime ait olduğunu ve kimin yönettiğini bilmemizi zorunlu kılıyor.',
  ProofOfAddressDocuments: 'Tam doğrulama için şirketin adres belgesi de gerekir.',
  UboOwnershipDocuments: 'Tam doğrulama için şirketin kime ait olduğunu gösteren belge de gerekir.',
  ProofOfAddress: 'Tam doğrulama için herkesin adres belgesi de gerekir.',
};

const eea =
  'Bunu Avrupa Ekonomik Alanı’nda veya Birleşik Krallık’ta yaşayan ya da bu ülkelerden birinin vatandaşı olan herkese soruyoruz.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Ayda 5.000 ABD doları ve üzeri için paranın nereden geldiğini gösteren belge gerekir.',
  'business-customer-funds': 'Müşterilerin parası şirketten geçiyor; bu yüzden nasıl aktığını görmemiz gerekiyor.',
  'person-eea': eea,
  'person-signatory': 'Yönetim kurulunda olmadan şirket adına imza atan herkes, buna yetkili olduğunu göstermelidir.',
};
