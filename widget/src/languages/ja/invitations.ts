import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person}さんに自分の端末での回答を依頼する',
  askAgain: 'もう一度依頼する',
  here: 'ここで回答する',
  emailAbout: '回答用のリンクがこのアドレスに送られます。',
  asked: '依頼済み（招待はまだです）',
  invited: '招待の有効期限：{date}',
  opened: '自分の端末で回答中',
  finished: '{person}さんが完了しました',
  expired: '招待の有効期限が切れました',
  tooOften: 'この方には本日すでに5回依頼しました。明日もう一度お試しください。',
};
