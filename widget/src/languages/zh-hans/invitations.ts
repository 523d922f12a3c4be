import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '请“{person}”在自己的设备上填写',
  askAgain: '再次邀请',
  here: '改为在此填写',
  emailAbout: '填写链接会发送到此邮箱。',
  asked: '已提出请求，尚未邀请',
  invited: '邀请有效期至 {date}',
  opened: '正在自己的设备上填写',
  finished: '“{person}”已完成',
  expired: '邀请已过期',
  tooOften: '今天已向此人请求五次。请明天再试。',
};
