import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Thử lại',
  refusals: {
    opened: {
      title: 'Đã mở trên thiết bị khác',
      text: 'Để bảo mật, liên kết này chỉ dùng được trên thiết bị đã mở nó đầu tiên. Hãy quay lại thiết bị đó hoặc đề nghị công ty gửi liên kết mới.',
    },
    revoked: {
      title: 'Liên kết này không còn dùng được',
      text: 'Công ty đã thu hồi liên kết hoặc đã gửi cho bạn liên kết khác.',
    },
    expired: { title: 'Liên kết này đã hết hạn', text: 'Hãy đề nghị công ty gửi liên kết mới.' },
    unlisted: { title: 'Bạn không cần làm gì nữa', text: 'Công ty không còn yêu cầu thông tin của bạn.' },
    closed: { title: 'Mọi thông tin đã được nộp', text: 'Công ty đã nộp các câu trả lời. Hiện không thể thay đổi gì.' },
    unknown: {
      title: 'Liên kết này chưa đầy đủ',
      text: 'Hãy mở lại từ tin nhắn bạn đã nhận, hoặc sao chép toàn bộ địa chỉ.',
    },
    unreachable: { title: 'Hiện không thể kết nối', text: 'Có thể do kết nối của bạn hoặc sự cố từ phía chúng tôi.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Thông tin của bạn cho {organization}' },
      text: {
        individual:
          'Pháp luật yêu cầu chúng tôi biết ai sở hữu và điều hành công ty, và {organization} đã nêu tên bạn. Hãy tự mình trả lời tại đây. Bạn có thể dừng bất cứ lúc nào và tiếp tục sau trên thiết bị này.',
      },
    },
    summary: {
      text: 'Sắp xong rồi. Hãy kiểm tra các câu trả lời, thay đổi nếu cần rồi hoàn tất.',
      checking: 'Một số câu trả lời vẫn đang được kiểm tra. Bạn có thể hoàn tất ngay.',
      acknowledge: 'Tôi đã đọc và vẫn muốn hoàn tất.',
      declaration:
        'Khi hoàn tất, tôi xác nhận các câu trả lời này đúng và đầy đủ, đồng thời đồng ý để chúng được kiểm tra và lưu giữ trong thời hạn pháp luật yêu cầu.',
      submit: 'Hoàn tất',
      submitting: 'Đang hoàn tất…',
    },
    statuses: {
      submitted: {
        title: 'Đã hoàn tất',
        text: 'Cảm ơn bạn. {organization} thấy được rằng bạn đã cung cấp đủ thông tin.',
      },
    },
    status: { submittedAt: 'Đã hoàn tất {date}', goToSummary: 'Xem lại và hoàn tất' },
  },
};
