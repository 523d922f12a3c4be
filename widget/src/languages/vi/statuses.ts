import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Kiểm tra câu trả lời',
  text: 'Sắp xong rồi. Hãy kiểm tra các câu trả lời, thay đổi nếu cần rồi nộp.',
  checking: 'Một số câu trả lời vẫn đang được kiểm tra. Bạn có thể nộp ngay.',
  answers: 'Câu trả lời',
  blockingTitle: 'Cần xử lý trước khi nộp',
  warningsTitle: 'Nên xem lại',
  warningsText: 'Bạn có thể sửa hoặc nộp như hiện tại. Người xét duyệt sẽ kiểm tra.',
  acknowledge: 'Tôi đã đọc và vẫn muốn nộp.',
  declaration:
    'Khi nộp, tôi xác nhận các câu trả lời này đúng và đầy đủ, đồng thời đồng ý để chúng được kiểm tra và lưu giữ trong thời hạn pháp luật yêu cầu.',
  submit: 'Nộp',
  submitting: 'Đang nộp…',
  acknowledgeFirst: 'Hãy sửa các mục nêu trên hoặc đánh dấu vào ô.',
  document: 'Đã thêm tệp',
  nothing: 'Không có',
  notReadable: 'Hiện không thể hiển thị các câu trả lời này.',
  missing: 'Còn thiếu: {step}.',
  correctFirst: 'Hãy sửa các mục nêu trên trước.',
  notSubmitted: 'Chưa nộp được vì vừa có thay đổi. Vui lòng kiểm tra những việc còn lại.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Chưa nộp', text: 'Vẫn còn thiếu một số câu trả lời.' },
  submitted: { title: 'Đã nộp', text: 'Cảm ơn bạn. Chúng tôi đã nhận được câu trả lời và sắp kiểm tra.' },
  validatingSubmission: {
    title: 'Đang kiểm tra giấy tờ của bạn',
    text: 'Thường chỉ mất một phút. Bạn có thể đóng trang này.',
  },
  submissionValidationsFailed: {
    title: 'Có mục cần xử lý',
    text: 'Xem chi tiết bên dưới. Các mục khác giữ nguyên.',
  },
  inReview: {
    title: 'Đang chờ xét duyệt',
    text: 'Người xét duyệt sẽ kiểm tra câu trả lời của bạn. Bạn có thể đóng trang này và quay lại bất cứ lúc nào.',
  },
  additionalInformationRequested: {
    title: 'Cần bổ sung thông tin',
    text: 'Người xét duyệt yêu cầu các nội dung sau. Các mục khác giữ nguyên.',
  },
  approved: { title: 'Đã phê duyệt', text: 'Bạn đã hoàn tất. Cảm ơn bạn.' },
  rejected: {
    title: 'Không được phê duyệt',
    text: 'Chúng tôi không thể tiếp tục xác minh. Nếu bạn cho rằng có nhầm lẫn, vui lòng liên hệ bộ phận hỗ trợ của trang web này.',
  },
  error: {
    title: 'Đang mất nhiều thời gian hơn thường lệ',
    text: 'Đã xảy ra lỗi từ phía chúng tôi. Không có dữ liệu nào bị mất và bạn không cần làm gì: chúng tôi sẽ xử lý.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Đã nộp {date}',
  approvedAt: 'Đã phê duyệt {date}',
  finish: 'Đóng',
  closeNow: 'Bạn có thể đóng trang này.',
  allMended: 'Mọi mục đã được sửa.',
  goToSummary: 'Xem lại và nộp',
  rejectedAt: 'Đã quyết định {date}',
  allAnswered: 'Bạn đã cung cấp đủ mọi thông tin được yêu cầu.',
  itemsTitle: 'Việc cần làm',
  correct: 'Cập nhật',
  newlyNeeded: 'Cần bổ sung do các câu trả lời mới của bạn.',
};
