import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Попросити відповісти на власному пристрої: {person}',
  askAgain: 'Попросити ще раз',
  here: 'Відповісти все ж тут',
  emailAbout: 'Посилання для відповідей надійде на цю адресу.',
  asked: 'Запит надіслано, запрошення ще немає',
  invited: 'Запрошення діє до {date}',
  opened: 'Відповідає на власному пристрої',
  finished: '{person}: готово',
  expired: 'Термін дії запрошення минув',
  tooOften: 'Цю людину сьогодні вже просили п’ять разів. Спробуйте ще раз завтра.',
};
