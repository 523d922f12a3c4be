import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person}-কে নিজের ডিভাইসে উত্তর দিতে বলুন',
  askAgain: 'আবার বলুন',
  here: 'বরং এখানেই উত্তর দিন',
  emailAbout: 'উত্তর দেওয়ার লিঙ্ক এই ঠিকানায় পাঠানো হয়।',
  asked: 'অনুরোধ করা হয়েছে, এখনও আমন্ত্রণ যায়নি',
  invited: 'আমন্ত্রণ {date} পর্যন্ত বৈধ',
  opened: 'নিজের ডিভাইসে উত্তর দিচ্ছেন',
  finished: '{person} শেষ করেছেন',
  expired: 'আমন্ত্রণের মেয়াদ শেষ',
  tooOften: 'এই ব্যক্তির জন্য আজ পাঁচবার অনুরোধ করা হয়েছে। আগামীকাল আবার চেষ্টা করুন।',
};
