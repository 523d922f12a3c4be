import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person} से अपने डिवाइस पर जवाब देने को कहें',
  askAgain: 'फिर से कहें',
  here: 'इसके बजाय यहीं जवाब दें',
  emailAbout: 'जवाब देने का लिंक इस पते पर भेजा जाता है।',
  asked: 'अनुरोध हुआ, न्योता अभी नहीं गया',
  invited: 'न्योता {date} तक मान्य है',
  opened: 'अपने डिवाइस पर जवाब जारी',
  finished: '{person} का काम पूरा हुआ',
  expired: 'न्योते की समय-सीमा बीत गई',
  tooOften: 'इस व्यक्ति के लिए आज पाँच बार अनुरोध हुआ। कल फिर कोशिश करें।',
};
