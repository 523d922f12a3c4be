import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Yeniden dene',
  refusals: {
    opened: {
      title: 'Başka bir cihazda açıldı',
      text: 'Güvenliğiniz için bu bağlantı yalnızca ilk açıldığı cihazda çalışır. O cihaza dönün veya şirketten yeni bir bağlantı isteyin.',
    },
    revoked: {
      title: 'Bu bağlantı artık çalışmıyor',
      text: 'Şirket onu iptal etti veya size başka bir bağlantı gönderdi.',
    },
    expired: { title: 'Bu bağlantının süresi doldu', text: 'Şirketten yenisini isteyin.' },
    unlisted: { title: 'Yapılacak bir şey kalmadı', text: 'Şirket artık bilgilerinizi istemiyor.' },
    closed: { title: 'Her şey gönderildi', text: 'Şirket yanıtlarını gönderdi. Şu anda hiçbir şey değiştirilemez.' },
    unknown: { title: 'Bu bağlantı eksik', text: 'Aldığınız mesajdan yeniden açın veya adresin tamamını kopyalayın.' },
    unreachable: {
      title: 'Şu anda bağlanamıyoruz',
      text: 'İnternet bağlantınızdan veya bizden kaynaklanıyor olabilir.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: '{organization} için bilgileriniz' },
      text: {
        individual:
          'Yasa, bir şirketin kime ait olduğunu ve kimin yönettiğini bilmemizi zorunlu kılıyor; {organization} sizin adınızı verdi. Burada kendi yanıtlarınızı verin. İstediğiniz an durup sonra bu cihazda devam edebilirsiniz.',
      },
    },
    summary: {
      text: 'Neredeyse bitti. Yanıtlarınızı kontrol edin, istediğinizi değiştirin ve tamamlayın.',
      checking: 'Bazı yanıtlar hâlâ kontrol ediliyor. Bu arada tamamlayabilirsiniz.',
      acknowledge: 'Bunu okudum ve yine de tamamlamak istiyorum.',
      declaration:
        'Tamamlayarak bu yanıtların doğru ve eksiksiz olduğunu beyan ediyor, kontrol edilmelerini ve yasanın gerektirdiği süre boyunca saklanmalarını kabul ediyorum.',
      submit: 'Tamamla',
      submitting: 'Tamamlanıyor…',
    },
    statuses: {
      submitted: { title: 'Tamamlandı', text: 'Teşekkürler. {organization} her şeyi tamamladığınızı görüyor.' },
    },
    status: { submittedAt: 'Tamamlandı: {date}', goToSummary: 'Gözden geçir ve tamamla' },
  },
};
