import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Chưa làm',
  checking: 'Đang kiểm tra',
  blocking: 'Cần xử lý',
  warning: 'Nên xem lại',
  done: 'Đã xong',
};

export const people: Words['people'] = {
  add: 'Thêm người',
  empty: 'Danh sách đang trống. Hãy thêm tất cả những người sở hữu từ 25% trở lên và người điều hành công ty.',
  howRelated: 'Người này có vai trò gì?',
  newPerson: 'Người mới',
  personNumber: 'Người thứ {number}',
  needsControl: 'Hãy thêm người điều hành công ty, hoặc đổi vai trò của một người trong danh sách.',
  oneControl: 'Chỉ có thể ghi một người là người điều hành công ty.',
  tooManyOwners: 'Bạn có thể thêm tối đa bốn chủ sở hữu.',
  everyone: 'Tiếp tục',
  addDetails: 'Tiếp theo, chúng tôi sẽ hỏi thông tin về từng người.',
  removeTitle: 'Xóa {person}?',
  removeText: 'Chúng tôi sẽ không dùng các câu trả lời về người này nữa.',
  progress: 'Đã xong {done}/{count}',
  of: '{step}\u00a0· {person}',
  company: 'Công ty',
  both: 'Sở hữu từ 25% trở lên và điều hành công ty',
  othersTitle: 'Đã thêm trước đó nhưng không có trong danh sách',
  listAgain: 'Thêm {person} vào danh sách',
  gone: 'Vừa có người bị xóa khỏi danh sách. Vui lòng kiểm tra lại danh sách.',
  notNow: 'Hiện không thể thay đổi danh sách.',
  listed: 'Những người trong danh sách',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Pháp luật yêu cầu chúng tôi biết rõ khách hàng của mình là ai.',
  PersonalInfo: 'Pháp luật yêu cầu chúng tôi biết rõ khách hàng là ai và ai đứng sau một công ty.',
  ContactInfo: 'Để chúng tôi liên hệ với bạn khi có điểm chưa rõ trong quá trình xác minh.',
  ResidentialAddress: 'Quy định áp dụng tùy thuộc vào nơi cư trú của mỗi người.',
  IdentityDocument: 'Giấy tờ chứng minh thông tin là của một người có thật.',
  FinancialInfo: 'Biết các giao dịch bình thường giúp chúng tôi phát hiện dấu hiệu bất thường, như rửa tiền.',
  TaxInfo: 'Quy định về thuế yêu cầu chúng tôi hỏi số này.',
  SelfiePhoto: 'Ảnh cho thấy giấy tờ là của bạn, không phải của người khác.',
  Identification: 'Chúng tôi đối chiếu thông tin này với dữ liệu đăng ký doanh nghiệp.',
  Address: 'Quy định áp dụng tùy thuộc vào nơi công ty đăng ký và hoạt động.',
  Details: 'Một số ngành nghề cần được xem xét kỹ hơn.',
  Operations: 'Một số hoạt động và quốc gia cần được xem xét kỹ hơn.',
  FormationDocuments: 'Các giấy tờ này chứng minh công ty có tồn tại.',
  AssociatedPersons: 'Pháp luật yêu cầu chúng tôi biết ai sở hữu và điều hành công ty.',
  ProofOfAddressDocuments: 'Xác minh đầy đủ bao gồm giấy tờ chứng minh địa chỉ của công ty.',
  UboOwnershipDocuments: 'Xác minh đầy đủ bao gồm giấy tờ chứng minh ai sở hữu công ty.',
  ProofOfAddress: 'Xác minh đầy đủ bao gồm giấy tờ chứng minh địa chỉ của từng người.',
};

const eea =
  'Chúng tôi hỏi điều này với tất cả những ai sống tại Khu vực Kinh tế châu Âu hoặc Vương quốc Anh, hoặc mang quốc tịch của một nước tại đó.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Với mức từ 5.000 đô la Mỹ mỗi tháng, chúng tôi cần giấy tờ chứng minh nguồn tiền.',
  'business-customer-funds':
    'Công ty nắm giữ hoặc chuyển tiền của khách hàng nên chúng tôi cần biết dòng tiền đi như thế nào.',
  'person-eea': eea,
  'person-signatory': 'Người ký thay công ty mà không thuộc hội đồng quản trị cần chứng minh mình được ủy quyền.',
};
