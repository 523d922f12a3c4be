import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: '確認填寫內容',
  text: '就快完成了。請確認填寫的內容，視需要變更，然後提交。',
  checking: '部分內容仍在查核中，您可以先提交。',
  answers: '填寫內容',
  blockingTitle: '提交前需要處理',
  warningsTitle: '建議檢查',
  warningsText: '您可以更正，也可以直接提交。審核人員會查核。',
  acknowledge: '我已閱讀以上內容，仍要提交。',
  declaration: '提交即表示，本人確認所填內容真實完整，並同意對其進行審核，且在法律要求的期限內予以保存。',
  submit: '提交',
  submitting: '提交中…',
  acknowledgeFirst: '請更正以上內容，或勾選核取方塊。',
  document: '已新增的檔案',
  nothing: '無',
  notReadable: '目前無法顯示這些內容。',
  missing: '尚未填寫：{step}。',
  correctFirst: '請先更正以上內容。',
  notSubmitted: '尚未提交：期間有內容變動。請查看還需完成哪些事項。',
};

export const statuses: Words['statuses'] = {
  draft: { title: '尚未提交', text: '部分內容尚未填寫。' },
  submitted: { title: '已提交', text: '謝謝。我們已收到您填寫的內容，即將開始查核。' },
  validatingSubmission: {
    title: '正在檢查您的文件',
    text: '通常需要一分鐘。您可以關閉此頁面。',
  },
  submissionValidationsFailed: {
    title: '有內容需要處理',
    text: '請查看以下詳情。其他內容維持不變。',
  },
  inReview: {
    title: '等待審核',
    text: '審核人員將查核您填寫的內容。您可以關閉此頁面，隨時再回來。',
  },
  additionalInformationRequested: {
    title: '請補充一些資料',
    text: '審核人員要求提供以下內容。其他內容維持不變。',
  },
  approved: { title: '審核通過', text: '已全部完成，謝謝您。' },
  rejected: {
    title: '審核未通過',
    text: '我們無法繼續此次驗證。若您認為有誤，請聯絡本網站的客服。',
  },
  error: {
    title: '處理時間比平常久',
    text: '我們的系統發生問題。沒有任何內容遺失，您無須操作，我們會處理。',
  },
};

export const status: Words['status'] = {
  submittedAt: '提交時間：{date}',
  approvedAt: '通過時間：{date}',
  finish: '關閉',
  closeNow: '您現在可以關閉此頁面。',
  allMended: '所有內容均已更正。',
  goToSummary: '確認並提交',
  rejectedAt: '決定時間：{date}',
  allAnswered: '您已提供我們要求的所有內容。',
  itemsTitle: '待辦事項',
  correct: '更新',
  newlyNeeded: '因您更新了內容，需要補充此項。',
};
