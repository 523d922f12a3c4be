import type { Words } from '../en/words.js';

const asOnDocument = 'जैसा आपके पहचान दस्तावेज़ में है।';
const proofOfAddress = 'पिछले 90 दिनों का कोई बिल, बैंक स्टेटमेंट या सरकारी पत्र, जिसमें';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'आपकी जानकारी', about: asOnDocument },
  individualPersonalInfo: { title: 'आपकी जानकारी', about: asOnDocument },
  individualContactInfo: {
    title: 'संपर्क की जानकारी',
    about: 'इससे हम सिर्फ़ इस सत्यापन के बारे में आपसे संपर्क करेंगे।',
  },
  individualResidentialAddress: { title: 'आपके घर का पता', about: 'जहाँ आपका निवास है, पोस्ट बॉक्स नहीं।' },
  individualIdentityDocument: {
    title: 'पहचान दस्तावेज़',
    about: 'आपकी फ़ोटो वाला वैध दस्तावेज़। इसे पास रखें।',
  },
  individualFinancialInfo: { title: 'काम और आय', about: 'अनुमान से भी काम चलेगा।' },
  individualTaxInfo: { title: 'टैक्स नंबर', about: 'वह नंबर जिससे आपका टैक्स भरा जाता है।' },
  individualEeaInfo: { title: 'जन्म स्थान', about: asOnDocument },
  individualProofOfAddress: { title: 'पते का प्रमाण', about: `${proofOfAddress} आपका नाम और पता हो।` },
  individualSourceOfFunds: {
    title: 'पैसे का स्रोत',
    about: 'लेन-देन का पैसा कहाँ से आएगा। ऐसा दस्तावेज़ जोड़ें जिससे यह दिखे, जैसे वेतन पर्ची, अनुबंध या विलेख।',
  },
  individualSelfiePhoto: {
    title: 'आपकी फ़ोटो',
    about: 'अच्छी रोशनी में कैमरे की ओर देखें, और चेहरा ढका न हो।',
  },
  businessIdentification: { title: 'कंपनी की जानकारी', about: 'जैसा कंपनी रजिस्टर में है।' },
  businessTaxInfo: { title: 'टैक्स नंबर', about: 'वह नंबर जिससे कंपनी टैक्स भरती है।' },
  businessAddress: { title: 'पते', about: 'कंपनी कहाँ पंजीकृत है और कहाँ से काम करती है।' },
  businessContactInfo: {
    title: 'कंपनी का संपर्क',
    about: 'इससे हम सिर्फ़ इस सत्यापन के बारे में आपसे संपर्क करेंगे।',
  },
  businessDetails: { title: 'कंपनी क्या करती है', about: 'अपने शब्दों में बताएँ।' },
  businessOperations: { title: 'कामकाज', about: 'कंपनी कैसे काम करती है और अपना खाता किसलिए इस्तेमाल करेगी।' },
  businessFinancialInfo: { title: 'आय', about: 'अनुमान से भी काम चलेगा।' },
  businessFormationDocuments: {
    title: 'कंपनी के गठन के दस्तावेज़',
    about: 'निगमन प्रमाण पत्र, संस्था के अंतर्नियम (AoA), या कंपनी रजिस्टर का विवरण।',
  },
  businessUboOwnershipDocuments: {
    title: 'स्वामित्व का प्रमाण',
    about: 'शेयरधारकों का रजिस्टर, स्वामित्व का चार्ट या ऐसा कोई दस्तावेज़, जिससे दिखे कि कंपनी किसकी है।',
  },
  businessProofOfAddressDocuments: {
    title: 'पते का प्रमाण',
    about: `${proofOfAddress} कंपनी का नाम और पता हो।`,
  },
  businessFlowOfFundsDocument: {
    title: 'पैसे का प्रवाह',
    about: 'चित्र या विवरण, जिससे दिखे कि ग्राहकों का पैसा कंपनी से होकर कैसे जाता है।',
  },
  businessAssociatedPersons: {
    title: 'मालिक और प्रबंधन',
    about:
      'वे सभी जिनके पास 25% या ज़्यादा हिस्सा है (ज़्यादा से ज़्यादा चार लोग), और कंपनी चलाने वाला व्यक्ति। एक ही व्यक्ति दोनों हो सकता है।',
  },
  associatedPersonPersonalInfo: {
    title: 'निजी जानकारी',
    about: 'जैसा व्यक्ति के पहचान दस्तावेज़ में है।',
  },
  associatedPersonContactInfo: {
    title: 'संपर्क की जानकारी',
    about: 'इससे हम सिर्फ़ इस सत्यापन के बारे में उनसे संपर्क करेंगे।',
  },
  associatedPersonResidentialAddress: { title: 'घर का पता', about: 'जहाँ व्यक्ति का निवास है, पोस्ट बॉक्स नहीं।' },
  associatedPersonTaxInfo: { title: 'टैक्स नंबर', about: 'वह नंबर जिससे व्यक्ति का टैक्स भरा जाता है।' },
  associatedPersonIdentityDocument: { title: 'पहचान दस्तावेज़', about: 'व्यक्ति की फ़ोटो वाला वैध दस्तावेज़।' },
  associatedPersonProofOfAddress: {
    title: 'पते का प्रमाण',
    about: `${proofOfAddress} व्यक्ति का नाम और पता हो।`,
  },
  associatedPersonEeaInfo: {
    title: 'भूमिका और जन्म स्थान',
    about: 'क्या व्यक्ति निदेशक मंडल में है, और जन्म कहाँ हुआ।',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'हस्ताक्षर का अधिकार',
    about: 'ऐसा दस्तावेज़ जिससे दिखे कि उन्हें कंपनी की ओर से हस्ताक्षर का अधिकार है।',
  },
};
