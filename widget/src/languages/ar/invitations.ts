import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'طلب الإجابة على جهاز آخر من: {person}',
  askAgain: 'الطلب مرة أخرى',
  here: 'الإجابة هنا بدلاً من ذلك',
  emailAbout: 'يُرسل رابط الإجابة إلى هذا العنوان.',
  asked: 'تم الطلب، ولم تُرسل الدعوة بعد',
  invited: 'الدعوة صالحة حتى {date}',
  opened: 'تُقدَّم الإجابات على جهاز آخر',
  finished: 'اكتملت إجابات {person}',
  expired: 'انتهت صلاحية الدعوة',
  tooOften: 'أُرسل الطلب إلى هذا الشخص خمس مرات اليوم. تُرجى المحاولة مرة أخرى غدًا.',
};
