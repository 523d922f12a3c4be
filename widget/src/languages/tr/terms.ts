import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Hizmet koşulları',
  text: 'Devam etmek için lütfen hizmet koşullarını okuyup kabul edin.',
  link: 'Hizmet koşullarını oku, sürüm {version} (yeni sekmede açılır)',
  name: 'Adınız ve soyadınız',
  box: 'Hizmet koşullarını okudum ve kabul ediyorum.',
  boxMissing: 'Koşulları kabul etmek için kutuyu işaretleyin.',
  accept: 'Kabul et ve devam et',
  changed: 'Koşullar bu arada değişti. Lütfen yeniden okuyun.',
};
