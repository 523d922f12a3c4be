import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: '이용약관',
  text: '계속하려면 이용약관을 읽고 동의해 주세요.',
  link: '이용약관 읽기, 버전 {version}(새 탭에서 열림)',
  name: '성명',
  box: '이용약관을 읽었으며 이에 동의합니다.',
  boxMissing: '약관에 동의하려면 확인란을 선택해 주세요.',
  accept: '동의하고 계속',
  changed: '그사이 약관이 바뀌었어요. 다시 읽어 주세요.',
};
