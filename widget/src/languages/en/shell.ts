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
  problemsTitle: { one: 'One answer needs attention', other: '{count} answers need attention' },
  whyAsked: 'Why do we ask this?',
  asked: 'Requested by the reviewer',
  masked: 'Already provided ({value}). Leave this blank to keep it.',
  notSaved: "We couldn't save this.",
  found: 'An earlier answer needs attention',
  later: 'Finish later',
  laterTitle: 'Saved for later',
  laterText:
    'Your answers are saved, except for files that were still uploading. To continue, come back in this browser within 14 days.',
  laterLost: "Your answers are saved, but not what you entered on this page: this browser doesn't allow it.",
  reference: 'Reference: {id}',
};

export const welcome = {
  title: { individual: 'Verify your identity', business: 'Verify your company' },
  text: {
    individual: 'The law requires us to know who our customers are. You can stop at any time and continue later.',
    business: 'The law requires us to know who our customers are. You can stop at any time and continue later.',
  },
  time: { one: 'This takes about a minute.', other: 'This takes about {count} minutes.' },
  needTitle: "What you'll need",
  need: {
    identity: 'Your passport or another identity document',
    camera: 'A camera, or photos of your documents',
    taxNumber: 'Your tax number',
    address: 'A bill or letter from the last 90 days that shows the name and address',
    companyDocuments: "The company's tax number, and its formation documents or an extract from the company register",
    owners: 'Details and identity documents for the owners and the person who runs the company',
  },
  privacy: 'Your answers are encrypted. We record every time a reviewer opens them.',
  start: 'Start',
};

export const troubles = {
  unreachable: {
    title: "We can't connect right now",
    text: 'It may be your connection or a problem on our side. Everything you entered is still here.',
  },
  rateLimited: {
    title: 'Too many attempts',
    text: "We'll try again in {time}.",
  },
  sessionEnded: {
    title: 'Your session has expired',
    text: 'For your security, it only lasts a limited time. Close this page and start again: your answers are saved.',
  },
  sessionFailed: {
    title: "We couldn't open your verification",
    text: "This site didn't respond as expected. Try again in a moment; everything you entered is still here.",
  },
  unsupported: {
    title: 'Please update your browser',
    text: 'Use a current version of Chrome, Edge, Firefox or Safari.',
  },
  internal: {
    title: 'Something went wrong',
    text: "This page couldn't be shown. Try again; everything you entered is still here.",
  },
};
