import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '請「{person}」在自己的裝置上填寫',
  askAgain: '再次邀請',
  here: '改為在此填寫',
  emailAbout: '填寫連結會傳送到此信箱。',
  asked: '已提出請求，尚未邀請',
  invited: '邀請有效期至 {date}',
  opened: '正在自己的裝置上填寫',
  finished: '「{person}」已完成',
  expired: '邀請已過期',
  tooOften: '今天已向此人請求五次。請明天再試。',
};
