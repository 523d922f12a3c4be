import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Yanıtlarınızı kontrol edin',
  text: 'Neredeyse bitti. Yanıtlarınızı kontrol edin, istediğinizi değiştirin ve gönderin.',
  checking: 'Bazı yanıtlar hâlâ kontrol ediliyor. Bu arada gönderebilirsiniz.',
  answers: 'Yanıtlar',
  blockingTitle: 'Göndermeden önce düzeltin',
  warningsTitle: 'Kontrol etmekte fayda var',
  warningsText: 'Bunları düzeltebilir veya olduğu gibi gönderebilirsiniz. Ekibimiz kontrol edecek.',
  acknowledge: 'Bunu okudum ve yine de göndermek istiyorum.',
  declaration:
    'Göndererek bu yanıtların doğru ve eksiksiz olduğunu beyan ediyor, kontrol edilmelerini ve yasanın gerektirdiği süre boyunca saklanmalarını kabul ediyorum.',
  submit: 'Gönder',
  submitting: 'Gönderiliyor…',
  acknowledgeFirst: 'Yukarıdakileri düzeltin veya kutuyu işaretleyin.',
  document: 'Dosya eklendi',
  nothing: 'Yok',
  notReadable: 'Bu yanıtları şu anda gösteremiyoruz.',
  missing: 'Hâlâ eksik: {step}.',
  correctFirst: 'Önce yukarıdakileri düzeltin.',
  notSubmitted: 'Henüz gönderilmedi: bu arada bir şey değişti. Lütfen yapılacak ne kaldığına bakın.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Henüz gönderilmedi', text: 'Bazı yanıtlar hâlâ eksik.' },
  submitted: { title: 'Gönderildi', text: 'Teşekkürler. Yanıtlarınızı aldık, birazdan kontrol edeceğiz.' },
  validatingSubmission: {
    title: 'Belgeleriniz kontrol ediliyor',
    text: 'Genellikle bir dakika sürer. Bu sayfayı kapatabilirsiniz.',
  },
  submissionValidationsFailed: {
    title: 'Düzeltilmesi gereken bir şey var',
    text: 'Ayrıntılar aşağıda. Diğer her şey olduğu gibi kalır.',
  },
  inReview: {
    title: 'İnceleme bekliyor',
    text: 'Ekibimiz yanıtlarınızı kontrol edecek. Bu sayfayı kapatıp istediğiniz zaman geri gelebilirsiniz.',
  },
  additionalInformationRequested: {
    title: 'Sizden birkaç şey daha istiyoruz',
    text: 'Ekibimiz aşağıdakileri istedi. Diğer her şey olduğu gibi kalır.',
  },
  approved: { title: 'Onaylandı', text: 'Her şey tamam. Teşekkürler.' },
  rejected: {
    title: 'Onaylanmadı',
    text: 'Bu doğrulamaya devam edemiyoruz. Bir yanlışlık olduğunu düşünüyorsanız lütfen bu sitenin destek ekibine yazın.',
  },
  error: {
    title: 'Normalden uzun sürüyor',
    text: 'Bizden kaynaklanan bir sorun oluştu. Hiçbir şey kaybolmadı ve bir şey yapmanız gerekmiyor: gerisi bizde.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Gönderildi: {date}',
  approvedAt: 'Onaylandı: {date}',
  finish: 'Kapat',
  closeNow: 'Artık bu sayfayı kapatabilirsiniz.',
  allMended: 'Her şey düzeltildi.',
  goToSummary: 'Gözden geçir ve gönder',
  rejectedAt: 'Karar: {date}',
  allAnswered: 'İstediğimiz her şey tamam.',
  itemsTitle: 'Yapılacaklar',
  correct: 'Güncelle',
  newlyNeeded: 'Yeni yanıtlarınız nedeniyle gerekiyor.',
};
