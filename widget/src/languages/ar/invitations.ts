import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'اطلب من {person} الإجابة على جهازه الخاص',
  askAgain: 'الطلب مرة أخرى',
  here: 'الإجابة هنا بدلاً من ذلك',
  emailAbout: 'يُرسل رابط الإجابة إلى هذا العنوان.',
  asked: 'تم الطلب، ولم تُرسل الدعوة بعد',
  invited: 'الدعوة صالحة حتى {date}',
  opened: 'يجيب على جهازه الخاص',
  finished: 'أكمل {person} كل شيء',
  expired: 'انتهت صلاحية الدعوة',
  tooOften: 'طُلب هذا الشخص خمس مرات اليوم. حاول مرة أخرى غدًا.',
};
