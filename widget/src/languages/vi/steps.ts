import type { Words } from '../en/words.js';

const asOnDocument = 'Như ghi trên giấy tờ tùy thân của bạn.';
const proofOfAddress = 'Hóa đơn, sao kê ngân hàng hoặc công văn trong 90 ngày gần đây có ghi';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Thông tin của bạn', about: asOnDocument },
  individualPersonalInfo: { title: 'Thông tin của bạn', about: asOnDocument },
  individualContactInfo: {
    title: 'Thông tin liên hệ',
    about: 'Chúng tôi chỉ dùng để liên hệ với bạn về việc xác minh này.',
  },
  individualResidentialAddress: { title: 'Nơi ở', about: 'Địa chỉ nhà của bạn, không phải hộp thư bưu điện.' },
  individualIdentityDocument: {
    title: 'Giấy tờ tùy thân',
    about: 'Giấy tờ còn hiệu lực, có ảnh của bạn. Hãy chuẩn bị sẵn.',
  },
  individualFinancialInfo: { title: 'Công việc và thu nhập', about: 'Bạn có thể điền số ước tính.' },
  individualTaxInfo: { title: 'Mã số thuế', about: 'Mã số bạn dùng để nộp thuế.' },
  individualEeaInfo: { title: 'Nơi sinh', about: asOnDocument },
  individualProofOfAddress: { title: 'Chứng minh địa chỉ', about: `${proofOfAddress} tên và địa chỉ của bạn.` },
  individualSourceOfFunds: {
    title: 'Nguồn tiền',
    about:
      'Nguồn của số tiền bạn định giao dịch. Hãy thêm giấy tờ chứng minh, như phiếu lương, hợp đồng hoặc giấy chuyển nhượng.',
  },
  individualSelfiePhoto: {
    title: 'Ảnh chân dung',
    about: 'Nhìn thẳng vào camera ở nơi đủ sáng, không che khuôn mặt.',
  },
  businessIdentification: { title: 'Thông tin công ty', about: 'Như trong đăng ký doanh nghiệp.' },
  businessTaxInfo: { title: 'Mã số thuế', about: 'Mã số công ty dùng để nộp thuế.' },
  businessAddress: { title: 'Địa chỉ', about: 'Nơi công ty đăng ký và nơi công ty hoạt động.' },
  businessContactInfo: {
    title: 'Liên hệ của công ty',
    about: 'Chúng tôi chỉ dùng để liên hệ với bạn về việc xác minh này.',
  },
  businessDetails: { title: 'Công ty làm gì', about: 'Hãy mô tả theo cách của bạn.' },
  businessOperations: { title: 'Hoạt động', about: 'Công ty hoạt động như thế nào và sẽ dùng tài khoản vào việc gì.' },
  businessFinancialInfo: { title: 'Doanh thu', about: 'Bạn có thể điền số ước tính.' },
  businessFormationDocuments: {
    title: 'Giấy tờ thành lập',
    about: 'Giấy chứng nhận đăng ký doanh nghiệp, điều lệ công ty hoặc bản trích lục đăng ký.',
  },
  businessUboOwnershipDocuments: {
    title: 'Chứng minh quyền sở hữu',
    about: 'Sổ đăng ký cổ đông, sơ đồ sở hữu hoặc giấy tờ tương tự cho thấy ai sở hữu công ty.',
  },
  businessProofOfAddressDocuments: {
    title: 'Chứng minh địa chỉ',
    about: `${proofOfAddress} tên và địa chỉ của công ty.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Dòng tiền',
    about: 'Sơ đồ hoặc mô tả cách tiền của khách hàng luân chuyển qua công ty.',
  },
  businessAssociatedPersons: {
    title: 'Chủ sở hữu và ban điều hành',
    about:
      'Tất cả những người sở hữu từ 25% trở lên (tối đa bốn người) và người điều hành công ty. Một người có thể giữ cả hai vai trò.',
  },
  associatedPersonPersonalInfo: {
    title: 'Thông tin cá nhân',
    about: 'Như ghi trên giấy tờ tùy thân của người này.',
  },
  associatedPersonContactInfo: {
    title: 'Thông tin liên hệ',
    about: 'Chúng tôi chỉ dùng để liên hệ với người này về việc xác minh này.',
  },
  associatedPersonResidentialAddress: {
    title: 'Địa chỉ nhà',
    about: 'Nơi người này sinh sống, không phải hộp thư bưu điện.',
  },
  associatedPersonTaxInfo: { title: 'Mã số thuế', about: 'Mã số người này dùng để nộp thuế.' },
  associatedPersonIdentityDocument: {
    title: 'Giấy tờ tùy thân',
    about: 'Giấy tờ còn hiệu lực, có ảnh của người này.',
  },
  associatedPersonProofOfAddress: {
    title: 'Chứng minh địa chỉ',
    about: `${proofOfAddress} tên và địa chỉ của người này.`,
  },
  associatedPersonEeaInfo: {
    title: 'Vai trò và nơi sinh',
    about: 'Người này có thuộc hội đồng quản trị không và sinh ở đâu.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Thẩm quyền ký',
    about: 'Giấy tờ cho thấy người này được ký thay công ty.',
  },
};
