/** Owners who are asked to answer on their own device. */
export const invitations = {
  ask: 'Ask {person} to answer on their own device',
  askAgain: 'Ask again',
  here: 'Answer here instead',
  emailAbout: 'The link to answer is sent there.',
  asked: 'Asked for, not invited yet',
  invited: 'Invited until {date}',
  opened: 'Answering on their own device',
  finished: '{person} has finished',
  expired: 'The invitation has expired',
  tooOften: 'This person was asked for five times today. Try again tomorrow.',
};
