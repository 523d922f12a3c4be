import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person} kendi cihazında yanıtlasın',
  askAgain: 'Yeniden iste',
  here: 'Bunun yerine burada yanıtla',
  emailAbout: 'Yanıt bağlantısı bu adrese gönderilir.',
  asked: 'İstendi, henüz davet edilmedi',
  invited: 'Davet {date} tarihine kadar geçerli',
  opened: 'Kendi cihazında yanıtlıyor',
  finished: '{person} tamamladı',
  expired: 'Davetin süresi doldu',
  tooOften: 'Bu kişi bugün beş kez istendi. Yarın yeniden deneyin.',
};
