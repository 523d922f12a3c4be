/** Buttons and other words around the questions. */
export const shell = {
  label: 'Verification',
  continue: 'Continue',
  back: 'Back',
  save: 'Save',
  change: 'Change',
  cancel: 'Cancel',
  remove: 'Remove',
  close: 'Close',
  retry: 'Try again',
  optional: 'optional',
  yes: 'Yes',
  no: 'No',
  choose: 'Choose…',
  loading: 'One moment…',
  saving: 'Saving…',
  stepOf: 'Step {step} of {count}',
  steps: 'Steps',
  problemsTitle: { one: 'One answer has to be corrected', other: '{count} answers have to be corrected' },
  whyAsked: 'Why is this asked?',
  asked: 'Asked for by the reviewer',
  masked: 'You gave this earlier ({value}). Type it again to change anything on this page.',
  notSaved: 'This could not be saved.',
  later: 'Finish later',
};

export const welcome = {
  title: { individual: 'Let us get to know you', business: 'Let us get to know your company' },
  text: {
    individual: 'The law asks us to know who we work with. You can stop at any time and come back later.',
    business: 'The law asks us to know who we work with. You can stop at any time and come back later.',
  },
  time: { one: 'It takes about a minute.', other: 'It takes about {count} minutes.' },
  needTitle: 'What you will need',
  need: {
    identity: 'Your passport or another identity document',
    camera: 'A camera, or photos of your documents',
    taxNumber: 'Your tax number',
    address: 'A bill or letter from the last 90 days that shows the name and address',
    companyDocuments: 'The tax number of the company, and its articles, its statutes or an extract from the register',
    owners: 'Details and identity documents of the owners, and of the person who runs the company',
  },
  privacy: 'Your answers are encrypted, and seen only by those who review them.',
  start: 'Start',
};

export const troubles = {
  unreachable: {
    title: 'No connection',
    text: 'We cannot reach the server. Check your connection; what you typed is still here.',
  },
  rateLimited: {
    title: 'One moment, please',
    text: 'There are too many requests just now. We will try again in {seconds} s.',
  },
  sessionEnded: {
    title: 'This link has expired',
    text: 'For your safety it works only for a while. Go back to where you came from and open it again: your answers are kept.',
  },
  unsupported: {
    title: 'This browser is too old',
    text: 'Use a current version of Chrome, Edge, Firefox or Safari.',
  },
};
