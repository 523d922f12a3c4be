import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Nhờ {person} trả lời trên thiết bị của họ',
  askAgain: 'Nhờ lại',
  here: 'Trả lời tại đây',
  emailAbout: 'Liên kết để trả lời sẽ được gửi đến đó.',
  asked: 'Đã yêu cầu, chưa có lời mời',
  invited: 'Lời mời có hiệu lực đến {date}',
  opened: 'Đang trả lời trên thiết bị của họ',
  finished: '{person} đã hoàn tất',
  expired: 'Lời mời đã hết hạn',
  tooOften: 'Hôm nay bạn đã yêu cầu người này năm lần. Hãy thử lại vào ngày mai.',
};
