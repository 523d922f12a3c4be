import type { Words } from '../en/words.js';

const asOnDocument = 'كما تظهر في وثيقة هويتك.';
const proofOfAddress = 'فاتورة أو كشف حساب بنكي أو خطاب رسمي من آخر 90 يومًا يظهر فيه';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'بياناتك الشخصية', about: asOnDocument },
  individualPersonalInfo: { title: 'بياناتك الشخصية', about: asOnDocument },
  individualContactInfo: {
    title: 'بيانات التواصل',
    about: 'لن نستخدمها إلا للتواصل معك بشأن هذا التحقق.',
  },
  individualResidentialAddress: { title: 'مكان إقامتك', about: 'عنوان منزلك، وليس صندوق بريد.' },
  individualIdentityDocument: {
    title: 'وثيقة الهوية',
    about: 'وثيقة سارية تحمل صورتك. يُرجى تجهيزها.',
  },
  individualFinancialInfo: { title: 'العمل والدخل', about: 'تكفي القيم التقريبية.' },
  individualTaxInfo: { title: 'الرقم الضريبي', about: 'الرقم الذي تُدفع به ضرائبك.' },
  individualEeaInfo: { title: 'مكان الميلاد', about: 'كما يظهر في وثيقة هويتك.' },
  individualProofOfAddress: { title: 'إثبات العنوان', about: `${proofOfAddress} اسمك وعنوانك.` },
  individualSourceOfFunds: {
    title: 'مصدر الأموال',
    about: 'مصدر الأموال المتوقع تحويلها. يُرجى إضافة مستند يثبت ذلك، مثل قسيمة راتب أو عقد أو صك.',
  },
  individualSelfiePhoto: {
    title: 'صورتك',
    about: 'يُرجى مواجهة الكاميرا في إضاءة جيدة، دون أي شيء يغطي وجهك.',
  },
  businessIdentification: { title: 'بيانات الشركة', about: 'كما تظهر في السجل التجاري.' },
  businessTaxInfo: { title: 'الرقم الضريبي', about: 'الرقم الذي تدفع به الشركة ضرائبها.' },
  businessAddress: { title: 'العناوين', about: 'مكان تسجيل الشركة ومكان عملها.' },
  businessContactInfo: {
    title: 'بيانات التواصل مع الشركة',
    about: 'لن نستخدمها إلا للتواصل معك بشأن هذا التحقق.',
  },
  businessDetails: { title: 'نشاط الشركة', about: 'بكلماتك الخاصة.' },
  businessOperations: { title: 'العمليات', about: 'كيف تعمل الشركة، وفيمَ ستستخدم حسابها.' },
  businessFinancialInfo: { title: 'الدخل', about: 'تكفي القيم التقريبية.' },
  businessFormationDocuments: {
    title: 'مستندات التأسيس',
    about: 'عقد التأسيس، أو النظام الأساسي، أو مستخرج من السجل التجاري.',
  },
  businessUboOwnershipDocuments: {
    title: 'إثبات الملكية',
    about: 'سجل المساهمين أو مخطط الملكية أو مستند مشابه يبيّن من يملك الشركة.',
  },
  businessProofOfAddressDocuments: {
    title: 'إثبات العنوان',
    about: `${proofOfAddress} اسم الشركة وعنوانها.`,
  },
  businessFlowOfFundsDocument: {
    title: 'مسار الأموال',
    about: 'رسم أو وصف يبيّن كيف تنتقل أموال العملاء عبر الشركة.',
  },
  businessAssociatedPersons: {
    title: 'المُلّاك والإدارة',
    about:
      'كل من يملك 25\u200e%\u200e أو أكثر (حتى أربعة أشخاص)، والشخص الذي يدير الشركة. يمكن لشخص واحد أن يجمع بين الاثنين.',
  },
  associatedPersonPersonalInfo: {
    title: 'البيانات الشخصية',
    about: 'كما تظهر في وثيقة هوية الشخص.',
  },
  associatedPersonContactInfo: {
    title: 'بيانات التواصل',
    about: 'لن نستخدمها إلا للتواصل مع الشخص بشأن هذا التحقق.',
  },
  associatedPersonResidentialAddress: { title: 'عنوان المنزل', about: 'مكان إقامة الشخص، وليس صندوق بريد.' },
  associatedPersonTaxInfo: { title: 'الرقم الضريبي', about: 'الرقم الذي يدفع به الشخص ضرائبه.' },
  associatedPersonIdentityDocument: { title: 'وثيقة الهوية', about: 'وثيقة سارية تحمل صورة الشخص.' },
  associatedPersonProofOfAddress: {
    title: 'إثبات العنوان',
    about: `${proofOfAddress} اسم الشخص وعنوانه.`,
  },
  associatedPersonEeaInfo: {
    title: 'الدور ومكان الميلاد',
    about: 'عضوية الشخص في مجلس الإدارة، ومكان ميلاده.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'صلاحية التوقيع',
    about: 'مستند يثبت أن للشخص حق التوقيع باسم الشركة.',
  },
};
