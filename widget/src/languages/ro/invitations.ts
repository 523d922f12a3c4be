import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Cere-i lui {person} să răspundă pe propriul dispozitiv',
  askAgain: 'Cere din nou',
  here: 'Răspunde aici',
  emailAbout: 'Linkul pentru răspuns este trimis acolo.',
  asked: 'Cerere trimisă, încă fără invitație',
  invited: 'Invitație valabilă până la {date}',
  opened: 'Răspunde pe propriul dispozitiv',
  finished: '{person} a terminat',
  expired: 'Invitația a expirat',
  tooOften: 'Această persoană a primit astăzi cinci cereri. Încearcă din nou mâine.',
};
