import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: '驗證',
  continue: '繼續',
  back: '返回',
  save: '儲存',
  change: '變更',
  cancel: '取消',
  remove: '移除',
  close: '關閉',
  retry: '再試一次',
  optional: '選填',
  yes: '是',
  no: '否',
  choose: '請選擇…',
  loading: '請稍候…',
  saving: '儲存中…',
  stepOf: '第 {step} 步，共 {count} 步',
  steps: '步驟',
  problemsTitle: { other: '有 {count} 項需要處理' },
  whyAsked: '為什麼需要填寫？',
  asked: '審核人員的要求',
  masked: '已提供（{value}）。若不變更，請留空。',
  notSaved: '無法儲存。',
  found: '先前填寫的一項需要處理',
  later: '稍後繼續',
  laterTitle: '已儲存',
  laterText: '您填寫的內容已儲存，仍在上傳的檔案除外。若要繼續，請在 14 天內使用此瀏覽器返回。',
  laterLost: '您填寫的內容已儲存，但因瀏覽器限制，此頁面上的內容未能儲存。',
  reference: '參考編號：{id}',
};

const text = '法律要求我們了解客戶的身分。您可以隨時停下，稍後再繼續。';

export const welcome: Words['welcome'] = {
  title: { individual: '驗證您的身分', business: '驗證您的公司' },
  text: { individual: text, business: text },
  time: { other: '大約需要 {count} 分鐘。' },
  needTitle: '您需要準備',
  need: {
    identity: '護照或其他身分證件',
    camera: '相機，或證件和文件的照片',
    taxNumber: '您的稅號',
    address: '最近 90 天內開立、載有姓名（或公司名稱）和地址的帳單或信函',
    companyDocuments: '公司的稅號，以及設立文件或公司登記資料',
    owners: '公司所有人和經營者的資料及身分證件',
  },
  privacy: '您填寫的內容會加密。審核人員每次檢視都會留下紀錄。',
  start: '開始',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: '目前無法連線',
    text: '可能是您的連線或我們的系統發生問題。您填寫的內容仍在這裡。',
  },
  rateLimited: {
    title: '嘗試次數過多',
    text: '我們將在 {time}後重試。',
  },
  sessionEnded: {
    title: '工作階段已過期',
    text: '為了您的安全，工作階段只在一段時間內有效。請關閉此頁面並重新開始：您填寫的內容已儲存。',
  },
  sessionFailed: {
    title: '無法開啟您的驗證',
    text: '本網站未正常回應。請稍後再試；您填寫的內容仍在這裡。',
  },
  unsupported: {
    title: '請更新瀏覽器',
    text: '請使用最新版本的 Chrome、Edge、Firefox 或 Safari。',
  },
  internal: {
    title: '發生錯誤',
    text: '無法顯示此頁面。請再試一次；您填寫的內容仍在這裡。',
  },
};
