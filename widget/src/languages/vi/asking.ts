import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Thêm',
  addCountry: 'Thêm quốc gia…',
  removeNamed: 'Xóa {name}',
  addedNamed: 'Đã thêm {name}.',
  removedNamed: 'Đã xóa {name}.',
  callingCode: 'Quốc gia',
  phoneDigits: 'Số',
  taxNumberLike: '{label}, ví dụ: {example}',
  such: 'Ví dụ: {example}',
  noneOfThese: 'Không có mục nào',
  prefilled: 'Đã điền sẵn cho bạn, vui lòng kiểm tra lại.',
};
