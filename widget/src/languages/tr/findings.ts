import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Dosyanın tamamını açamadık. Yeniden ekleyin.',
  resolution: 'Fotoğraf okunamayacak kadar küçük. Daha büyük bir tane ekleyin.',
  sharpness: 'Fotoğraf bulanık. Daha net bir tane ekleyin.',
  hardToRead: 'Fotoğraf zor okunabilir. Daha iyi bir tane ekleyin.',
  exposure: 'Fotoğraf çok karanlık veya çok parlak. Daha iyi ışıkta çekilmiş bir tane ekleyin.',
  glare: 'Yansıma, fotoğrafın bir kısmını kapatıyor. Yansımasız bir tane ekleyin.',
  print: 'Fotoğrafta hiç yazı göremedik. Belgenin tamamını gösteren net bir fotoğraf ekleyin.',
  selfie: 'Bu fotoğrafta yüzünüzü göremiyoruz. İyi ışıkta, kameraya bakarken çekilmiş bir tane ekleyin.',
  numberDiffers: 'Girdiğiniz belge numarası belgeyle uyuşmuyor. Numarayı düzeltin veya doğru belgeyi ekleyin.',
  passportNumberDiffers:
    'Girdiğiniz pasaport numarası belgeyle uyuşmuyor. Numarayı düzeltin veya doğru belgeyi ekleyin.',
  birthDateDiffers: 'Girdiğiniz doğum tarihi belgeyle uyuşmuyor. Tarihi düzeltin veya doğru belgeyi ekleyin.',
  nationalityDiffers: 'Girdiğiniz uyruk belgeyle uyuşmuyor. Uyruğu düzeltin veya doğru belgeyi ekleyin.',
  nameDiffers: 'Girdiğiniz ad belgeyle uyuşmuyor. Adı düzeltin veya doğru belgeyi ekleyin.',
  expiresOnDiffers: 'Girdiğiniz son geçerlilik tarihi belgeyle uyuşmuyor. Tarihi düzeltin veya doğru belgeyi ekleyin.',
  countryDiffers: 'Girdiğiniz ülke, belgeyi veren ülkeyle uyuşmuyor. Ülkeyi düzeltin veya doğru belgeyi ekleyin.',
  expired: 'Bu belgenin süresi dolmuş. Geçerli bir belge ekleyin.',
  otherKind: 'Bu, başka türde bir belgeye benziyor. Doğru türü seçin veya doğru belgeyi ekleyin.',
  otherPage:
    'Bu, fotoğraflı sayfaya benzemiyor: alttaki iki satır harfi bulamadık. Sayfanın tamamını gösteren bir fotoğraf ekleyin.',
  linesUnclear:
    'Belgedeki kodlu satırları okuyamadık; bu yüzden ekibimizden biri kontrol edecek. Sayfanın tamamını gösteren net bir fotoğraf bunu hızlandırır.',
  linesNotFound: 'Belgedeki kodlu satırları bulamadık. Belgenin tamamını gösteren net bir fotoğraf bunu hızlandırır.',
  barcodeUnclear:
    'Arka yüzdeki barkodu okuyamadık; bu yüzden ekibimizden biri kontrol edecek. Net ve yansımasız bir fotoğraf bunu hızlandırır.',
  isLicence: 'Barkod bir sürücü belgesine ait. Doğru türü seçin veya doğru belgeyi ekleyin.',
  isIdentityCard: 'Barkod bir kimlik kartına ait. Doğru türü seçin veya doğru belgeyi ekleyin.',
  sideMissing: 'Belgenin bir yüzü eksik. Her iki yüzün de fotoğrafını ekleyin.',
  sameSide: 'Ön ve arka yüz fotoğraflarında aynı yüz var. Her iki yüzün de fotoğrafını ekleyin.',
  notAPicture: 'Bu bir PDF. Yüzünüzün fotoğrafını ekleyin.',
  isDocument: 'Bu bir belge fotoğrafı. Yüzünüzün fotoğrafını ekleyin.',
  mayBeDocument: 'Yüzünüzün yanında yazı var. Yalnızca yüzünüzün olduğu bir fotoğrafı kontrol etmek daha kolay.',
  noFace: 'Bu fotoğrafta yüz bulamadık. İyi ışıkta çekilmiş, yüzünüzün tamamını gösteren bir tane ekleyin.',
  unclearFace: 'Yüzünüz zor seçiliyor. İyi ışıkta, kameraya bakarken çekilmiş bir fotoğrafı kontrol etmek daha kolay.',
  dark: 'Fotoğraf çok karanlık. Daha iyi ışıkta çekilmiş bir tane ekleyin.',
  bright: 'Fotoğraf çok parlak veya boş. Daha yumuşak ışıkta çekilmiş bir tane ekleyin.',
  pale: 'Fotoğrafta neredeyse hiçbir şey görünmüyor. Daha iyi ışıkta çekilmiş bir tane ekleyin.',
  unreadable: 'Dosyayı açamadık. Yeniden kaydedin veya tarayın, sonra yenisini ekleyin.',
  damaged: 'Dosya hasarlı veya eksik. Dosyanın tamamını ekleyin.',
  noPages: 'Dosyada hiç sayfa yok. Doğru dosyayı ekleyin.',
  wrongCheckDigit: 'Bu numarayı kontrol edin: bir rakam yanlış görünüyor.',
  wrongForm: 'Bu numara o ülkede kullanılan biçimde değil. Türü ve rakamları kontrol edin.',
  uncertain: 'Bu numarayı doğrulayamadık. Bir belgeyle karşılaştırın.',
  foreign: 'Bu tür numara, belirttiğiniz ülkede kullanılmıyor. Türü kontrol edin.',
  legalNameNotShown: 'Bu belgede ticaret unvanı yok. Unvanı gösteren bir belge ekleyin veya unvanı düzeltin.',
  registrationNumberNotShown:
    'Bu belgede şirketin sicil numarası yok. Numarayı gösteren bir belge ekleyin veya numarayı düzeltin.',
  legalNameAndRegistrationNumberNotShown:
    'Bu belgede ticaret unvanı ve sicil numarası yok. Bunları gösteren bir belge ekleyin veya bilgileri düzeltin.',
  nameNotShown: 'Bu belgede kişinin adı yok. Adı gösteren bir belge ekleyin veya adı düzeltin.',
  addressNotShown: 'Bu belgede adres yok. Adresi gösteren bir belge ekleyin veya adresi düzeltin.',
  nameAndAddressNotShown:
    'Bu belgede kişinin adı ve adresi yok. Bunları gösteren bir belge ekleyin veya bilgileri düzeltin.',
  legalNameAndAddressNotShown:
    'Bu belgede ticaret unvanı ve adres yok. Bunları gösteren bir belge ekleyin veya bilgileri düzeltin.',
  personTwice: 'Aynı kişi listede iki kez var. Her kişiyi bir kez ekleyin.',
  tooMuchOwned: 'Ortaklık paylarının toplamı %100’ü aşıyor. Düzeltin.',
  sides: 'Bir yüz eksik veya iki fotoğrafta da aynı yüz var. Her iki yüzün de fotoğrafını ekleyin.',
  expiry: 'Bu belgenin süresi dolmuş. Geçerli bir belge ekleyin.',
  zone: 'Girdikleriniz belgeyle uyuşmuyor veya belgeyi okuyamadık. İkisini karşılaştırın veya daha net bir fotoğraf ekleyin.',
  barcode:
    'Girdikleriniz barkodla uyuşmuyor veya barkodu okuyamadık. İkisini karşılaştırın veya arka yüzün daha net bir fotoğrafını ekleyin.',
  ageOfProof: 'Bu belge 90 günden eski. Daha yeni bir tane ekleyin.',
  pdfText: 'Bu belgede girdiğiniz bilgiler yok. Bunları gösteren bir belge ekleyin veya bilgileri düzeltin.',
  taxNumber: 'Bu numarayı kontrol edin: bir yanlışlık var gibi.',
  persons: 'Aynı kişi listede iki kez var veya ortaklık paylarının toplamı %100’ü aşıyor.',
  ownership: 'Bu kişi ortak olarak listelenmiş, ama payı %25’ten az. Payını veya rolünü kontrol edin.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Bu, doğru belgeye benzemiyor.',
  POOR_QUALITY: 'Fotoğraf zor okunuyor. Daha iyi bir tane ekleyin.',
  MISSING_INFORMATION: 'Eksik bir şey var. Kalanını doldurun.',
  INCONSISTENT_DATA: 'Bu, diğer yanıtlarınızla uyuşmuyor. İkisini karşılaştırın.',
  EXPIRED_DOCUMENT: 'Bu belgenin süresi dolmuş. Geçerli bir belge ekleyin.',
  OTHER: 'Lütfen bunu bir kez daha kontrol edin.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Bu dosya boş.',
  tooLarge: 'Bu dosya {megabytes} MB’tan büyük.',
  type: 'Bu dosya türünü kullanamıyoruz. JPEG, PNG, WebP veya PDF ekleyin.',
  encrypted: 'Bu PDF parola korumalı. Parolasız bir tane ekleyin.',
  scripted: 'Bu PDF’de komut dosyaları veya ekler var. Yeni bir PDF’ye yazdırın veya fotoğraf ekleyin.',
  unreadable: 'Bu dosyayı açamadık. Hasarlı olabilir.',
  bomb: 'Bu fotoğrafta çok fazla piksel var. Daha küçük bir tane ekleyin.',
  malware: 'Bu dosya zararlı olabilir; bu yüzden saklamadık.',
  tooMany: 'Çok fazla dosya eklendi. Daha sonra deneyin veya bu sitenin destek ekibine yazın.',
  interrupted: 'Yükleme yarıda kaldı. Dosyanız hâlâ burada.',
  failed: 'Bir sorun oluştu. Dosyanız hâlâ burada. Yeniden deneyin.',
  closed: 'Artık dosya eklenemiyor: doğrulama gönderildi veya kapatıldı.',
  received: 'Bu bağlantı zaten kullanıldı. Bilgisayarınıza dönebilirsiniz.',
  ended: 'Bu bağlantının süresi doldu. Bilgisayarınızda gördüğünüz kodu okutun.',
  rateLimited: 'Çok fazla deneme yapıldı. Biraz sonra yeniden deneyin.',
  sessionEnded: 'Oturumunuzun süresi doldu. Bu sayfayı kapatıp yeniden başlayın.',
};
