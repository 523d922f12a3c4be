import type { Words } from '../en/words.js';

const asOnDocument = 'আপনার পরিচয়পত্রে যেমন আছে।';
const proofOfAddress = 'গত 90 দিনের কোনো বিল, ব্যাংক স্টেটমেন্ট বা সরকারি চিঠি, যাতে';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'আপনার তথ্য', about: asOnDocument },
  individualPersonalInfo: { title: 'আপনার তথ্য', about: asOnDocument },
  individualContactInfo: {
    title: 'যোগাযোগের তথ্য',
    about: 'শুধু এই যাচাইয়ের বিষয়ে আপনার সঙ্গে যোগাযোগ করতে ব্যবহার করব।',
  },
  individualResidentialAddress: { title: 'আপনার বাসস্থান', about: 'আপনার বাসার ঠিকানা, পোস্ট বক্স নয়।' },
  individualIdentityDocument: {
    title: 'পরিচয়পত্র',
    about: 'আপনার ছবিসহ মেয়াদ আছে এমন পরিচয়পত্র। হাতের কাছে রাখুন।',
  },
  individualFinancialInfo: { title: 'কাজ ও আয়', about: 'আনুমানিক হলেও চলবে।' },
  individualTaxInfo: { title: 'ট্যাক্স নম্বর', about: 'যে নম্বর দিয়ে আপনি ট্যাক্স দেন।' },
  individualEeaInfo: { title: 'জন্মস্থান', about: asOnDocument },
  individualProofOfAddress: { title: 'ঠিকানার প্রমাণ', about: `${proofOfAddress} আপনার নাম ও ঠিকানা আছে।` },
  individualSourceOfFunds: {
    title: 'টাকার উৎস',
    about: 'যে টাকা লেনদেন করবেন তা কোথা থেকে আসে। প্রমাণ হিসেবে নথি যোগ করুন, যেমন বেতনের স্লিপ, চুক্তি বা দলিল।',
  },
  individualSelfiePhoto: {
    title: 'আপনার ছবি',
    about: 'ভালো আলোতে, মুখ না ঢেকে ক্যামেরার দিকে তাকান।',
  },
  businessIdentification: { title: 'কোম্পানির তথ্য', about: 'কোম্পানি রেজিস্টারে যেমন আছে।' },
  businessTaxInfo: { title: 'ট্যাক্স নম্বর', about: 'যে নম্বর দিয়ে কোম্পানি ট্যাক্স দেয়।' },
  businessAddress: { title: 'ঠিকানা', about: 'কোম্পানি কোথায় নিবন্ধিত এবং কোথায় কাজ করে।' },
  businessContactInfo: {
    title: 'কোম্পানির যোগাযোগ',
    about: 'শুধু এই যাচাইয়ের বিষয়ে আপনার সঙ্গে যোগাযোগ করতে ব্যবহার করব।',
  },
  businessDetails: { title: 'কোম্পানি কী করে', about: 'আপনার নিজের ভাষায় লিখুন।' },
  businessOperations: { title: 'কার্যক্রম', about: 'কোম্পানি কীভাবে কাজ করে এবং অ্যাকাউন্ট কী কাজে ব্যবহার করবে।' },
  businessFinancialInfo: { title: 'আয়', about: 'আনুমানিক হলেও চলবে।' },
  businessFormationDocuments: {
    title: 'কোম্পানি গঠনের নথি',
    about: 'নিবন্ধন সনদ, সংঘবিধি, অথবা কোম্পানি রেজিস্টারের কপি।',
  },
  businessUboOwnershipDocuments: {
    title: 'মালিকানার প্রমাণ',
    about: 'শেয়ারহোল্ডার রেজিস্টার, মালিকানার চার্ট বা এ ধরনের নথি, যা থেকে বোঝা যায় কোম্পানির মালিক কে।',
  },
  businessProofOfAddressDocuments: {
    title: 'ঠিকানার প্রমাণ',
    about: `${proofOfAddress} কোম্পানির নাম ও ঠিকানা আছে।`,
  },
  businessFlowOfFundsDocument: {
    title: 'টাকার প্রবাহ',
    about: 'কোম্পানির মাধ্যমে গ্রাহকদের টাকা কীভাবে চলাচল করে, তার চিত্র বা বিবরণ।',
  },
  businessAssociatedPersons: {
    title: 'মালিক ও ব্যবস্থাপনা',
    about: 'যাঁদের 25% বা তার বেশি মালিকানা আছে (সর্বোচ্চ চারজন), এবং যিনি কোম্পানি চালান। একজন ব্যক্তি দুটিই হতে পারেন।',
  },
  associatedPersonPersonalInfo: {
    title: 'ব্যক্তিগত তথ্য',
    about: 'ব্যক্তির পরিচয়পত্রে যেমন আছে।',
  },
  associatedPersonContactInfo: {
    title: 'যোগাযোগের তথ্য',
    about: 'শুধু এই যাচাইয়ের বিষয়ে তাঁর সঙ্গে যোগাযোগ করতে ব্যবহার করব।',
  },
  associatedPersonResidentialAddress: { title: 'বাসার ঠিকানা', about: 'ব্যক্তি যেখানে থাকেন, পোস্ট বক্স নয়।' },
  associatedPersonTaxInfo: { title: 'ট্যাক্স নম্বর', about: 'যে নম্বর দিয়ে তিনি ট্যাক্স দেন।' },
  associatedPersonIdentityDocument: { title: 'পরিচয়পত্র', about: 'ব্যক্তির ছবিসহ মেয়াদ আছে এমন পরিচয়পত্র।' },
  associatedPersonProofOfAddress: {
    title: 'ঠিকানার প্রমাণ',
    about: `${proofOfAddress} ব্যক্তির নাম ও ঠিকানা আছে।`,
  },
  associatedPersonEeaInfo: {
    title: 'ভূমিকা ও জন্মস্থান',
    about: 'ব্যক্তি পরিচালক কি না, এবং তাঁর জন্ম কোথায়।',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'স্বাক্ষরের ক্ষমতা',
    about: 'যে নথি থেকে বোঝা যায় তিনি কোম্পানির পক্ষে স্বাক্ষর করতে পারেন।',
  },
};
