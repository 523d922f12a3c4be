import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Điều khoản dịch vụ',
  text: 'Vui lòng đọc và chấp nhận điều khoản dịch vụ để tiếp tục.',
  link: 'Đọc điều khoản dịch vụ, phiên bản {version} (mở trong thẻ mới)',
  name: 'Họ và tên đầy đủ của bạn',
  box: 'Tôi đã đọc và chấp nhận điều khoản dịch vụ.',
  boxMissing: 'Đánh dấu vào ô để chấp nhận điều khoản.',
  accept: 'Chấp nhận và tiếp tục',
  changed: 'Điều khoản vừa thay đổi. Vui lòng đọc lại.',
};
