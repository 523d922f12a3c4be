/** The page of invited people: its own words, and those in place of the words of the widget, for one person. */
export const invited = {
  retry: 'Try again',
  refusals: {
    opened: {
      title: 'Opened on another device',
      text: 'For your security, this link only works on the device that opened it first. Go back to that device, or ask the company for a new link.',
    },
    revoked: {
      title: 'This link no longer works',
      text: 'The company has taken it back, or sent you another one.',
    },
    expired: { title: 'This link has expired', text: 'Ask the company for a new one.' },
    unlisted: { title: 'There is nothing left to do', text: 'The company does not ask for your details any more.' },
    closed: {
      title: 'Everything was handed in',
      text: 'The company has submitted its answers. Nothing can be changed at the moment.',
    },
    unknown: {
      title: 'This link is not complete',
      text: 'Open it once more from the message that you received, or copy the whole address.',
    },
    unreachable: { title: "We can't connect right now", text: 'It may be your connection or a problem on our side.' },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Your details for {organization}' },
      text: {
        individual:
          'The law requires us to know who owns and runs a company, and {organization} has named you. Give your own answers here. You can stop at any time and continue later on this device.',
      },
    },
    summary: {
      text: "You're almost done. Check your answers, change anything you like, and finish.",
      checking: 'Some answers are still being checked. You can finish in the meantime.',
      acknowledge: "I've read this and want to finish anyway.",
      declaration:
        'By finishing, I confirm that these answers are true and complete, and I agree to them being checked and kept for as long as the law requires.',
      submit: 'Finish',
      submitting: 'Finishing…',
    },
    statuses: {
      submitted: { title: 'Finished', text: 'Thank you. {organization} sees that you have given everything.' },
    },
    status: { submittedAt: 'Finished on {date}', goToSummary: 'Check and finish' },
  },
};
