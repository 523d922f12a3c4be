import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Doğrulama',
  continue: 'Devam et',
  back: 'Geri',
  save: 'Kaydet',
  change: 'Değiştir',
  cancel: 'Vazgeç',
  remove: 'Kaldır',
  close: 'Kapat',
  retry: 'Yeniden dene',
  optional: 'isteğe bağlı',
  yes: 'Evet',
  no: 'Hayır',
  choose: 'Seçin…',
  loading: 'Bir saniye…',
  saving: 'Kaydediliyor…',
  stepOf: 'Adım {step}/{count}',
  steps: 'Adımlar',
  problemsTitle: { one: 'Bir yanıtı gözden geçirin', other: '{count} yanıtı gözden geçirin' },
  whyAsked: 'Bunu neden soruyoruz?',
  asked: 'Ekibimizin isteği',
  masked: 'Daha önce girildi ({value}). Değişmediyse boş bırakın.',
  notSaved: 'Bunu kaydedemedik.',
  found: 'Önceki bir yanıtı gözden geçirin',
  later: 'Sonra tamamla',
  laterTitle: 'Sonrası için kaydedildi',
  laterText:
    'Yanıtlarınız kaydedildi; yüklenmesi bitmemiş dosyalar hariç. Devam etmek için 14 gün içinde bu tarayıcıyla geri gelin.',
  laterLost: 'Yanıtlarınız kaydedildi, ama bu sayfaya girdikleriniz kaydedilmedi: bu tarayıcı buna izin vermiyor.',
  reference: 'Referans: {id}',
};

const text = 'Yasa, müşterilerimizi tanımamızı zorunlu kılıyor. İstediğiniz an durup sonra devam edebilirsiniz.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Kimliğinizi doğrulayın', business: 'Şirketinizi doğrulayın' },
  text: { individual: text, business: text },
  time: { one: 'Yaklaşık bir dakika sürer.', other: 'Yaklaşık {count} dakika sürer.' },
  needTitle: 'Gerekenler',
  need: {
    identity: 'Pasaportunuz veya başka bir kimlik belgesi',
    camera: 'Kamera veya belgelerinizin fotoğrafları',
    taxNumber: 'Vergi numaranız',
    address: 'Son 90 güne ait, adı ve adresi gösteren bir fatura veya mektup',
    companyDocuments: 'Şirketin vergi numarası ve kuruluş belgeleri veya ticaret sicili kaydı',
    owners: 'Ortakların ve şirketi yöneten kişinin bilgileri ve kimlik belgeleri',
  },
  privacy: 'Yanıtlarınız şifrelenir. Ekibimiz onları her açtığında bunu kaydederiz.',
  start: 'Başla',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Şu anda bağlanamıyoruz',
    text: 'Bağlantınızdan veya bizden kaynaklanıyor olabilir. Girdiğiniz her şey hâlâ burada.',
  },
  rateLimited: {
    title: 'Çok fazla deneme yapıldı',
    text: '{time} sonra yeniden deneyeceğiz.',
  },
  sessionEnded: {
    title: 'Oturumunuzun süresi doldu',
    text: 'Güvenliğiniz için yalnızca sınırlı bir süre açık kalır. Bu sayfayı kapatıp yeniden başlayın: yanıtlarınız kayıtlı.',
  },
  sessionFailed: {
    title: 'Doğrulamanızı açamadık',
    text: 'Bu site beklendiği gibi yanıt vermedi. Biraz sonra yeniden deneyin; girdiğiniz her şey hâlâ burada.',
  },
  unsupported: {
    title: 'Lütfen tarayıcınızı güncelleyin',
    text: 'Chrome, Edge, Firefox veya Safari’nin güncel bir sürümünü kullanın.',
  },
  internal: {
    title: 'Bir sorun oluştu',
    text: 'Bu sayfa gösterilemedi. Yeniden deneyin; girdiğiniz her şey hâlâ burada.',
  },
};
