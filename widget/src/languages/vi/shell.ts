import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Xác minh',
  continue: 'Tiếp tục',
  back: 'Quay lại',
  save: 'Lưu',
  change: 'Thay đổi',
  cancel: 'Hủy',
  remove: 'Xóa',
  close: 'Đóng',
  retry: 'Thử lại',
  optional: 'không bắt buộc',
  yes: 'Có',
  no: 'Không',
  choose: 'Chọn…',
  loading: 'Vui lòng chờ…',
  saving: 'Đang lưu…',
  stepOf: 'Bước {step}/{count}',
  steps: 'Các bước',
  problemsTitle: { other: '{count} câu trả lời cần xem lại' },
  whyAsked: 'Vì sao chúng tôi hỏi điều này?',
  asked: 'Theo yêu cầu của người xét duyệt',
  masked: 'Đã cung cấp ({value}). Để trống nếu không thay đổi.',
  notSaved: 'Không lưu được nội dung này.',
  found: 'Một câu trả lời trước đó cần xem lại',
  later: 'Hoàn tất sau',
  laterTitle: 'Đã lưu',
  laterText:
    'Các câu trả lời của bạn đã được lưu, trừ những tệp đang tải lên. Để tiếp tục, hãy quay lại bằng trình duyệt này trong vòng 14 ngày.',
  laterLost: 'Các câu trả lời đã được lưu, trừ nội dung bạn nhập trên trang này vì trình duyệt không cho phép.',
  reference: 'Mã tham chiếu: {id}',
};

const text =
  'Pháp luật yêu cầu chúng tôi biết rõ khách hàng của mình là ai. Bạn có thể dừng bất cứ lúc nào và tiếp tục sau.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Xác minh danh tính của bạn', business: 'Xác minh công ty của bạn' },
  text: { individual: text, business: text },
  time: { other: 'Mất khoảng {count} phút.' },
  needTitle: 'Bạn cần chuẩn bị',
  need: {
    identity: 'Hộ chiếu hoặc giấy tờ tùy thân khác',
    camera: 'Camera, hoặc ảnh chụp giấy tờ',
    taxNumber: 'Mã số thuế của bạn',
    address: 'Hóa đơn hoặc thư trong 90 ngày gần đây có ghi tên và địa chỉ',
    companyDocuments: 'Mã số thuế của công ty và giấy tờ thành lập hoặc bản trích lục đăng ký doanh nghiệp',
    owners: 'Thông tin và giấy tờ tùy thân của các chủ sở hữu và người điều hành công ty',
  },
  privacy: 'Câu trả lời của bạn được mã hóa. Mỗi lần người xét duyệt mở xem đều được ghi lại.',
  start: 'Bắt đầu',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Hiện không thể kết nối',
    text: 'Có thể do kết nối của bạn hoặc sự cố từ phía chúng tôi. Mọi thông tin bạn nhập vẫn còn ở đây.',
  },
  rateLimited: {
    title: 'Bạn đã thử quá nhiều lần',
    text: 'Chúng tôi sẽ thử lại sau {time}.',
  },
  sessionEnded: {
    title: 'Phiên của bạn đã hết hạn',
    text: 'Để bảo mật, mỗi phiên chỉ kéo dài một thời gian. Hãy đóng trang này và bắt đầu lại: các câu trả lời đã được lưu.',
  },
  sessionFailed: {
    title: 'Không mở được hồ sơ xác minh',
    text: 'Trang web này không phản hồi như mong đợi. Hãy thử lại sau ít phút; mọi thông tin bạn nhập vẫn còn ở đây.',
  },
  unsupported: {
    title: 'Vui lòng cập nhật trình duyệt',
    text: 'Hãy dùng phiên bản mới của Chrome, Edge, Firefox hoặc Safari.',
  },
  internal: {
    title: 'Đã xảy ra lỗi',
    text: 'Không thể hiển thị trang này. Hãy thử lại; mọi thông tin bạn nhập vẫn còn ở đây.',
  },
};
