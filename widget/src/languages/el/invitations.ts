import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Να απαντήσει από τη συσκευή του/της: {person}',
  askAgain: 'Ζητήστε το ξανά',
  here: 'Απάντηση εδώ',
  emailAbout: 'Ο σύνδεσμος για τις απαντήσεις στέλνεται εκεί.',
  asked: 'Ζητήθηκε, χωρίς πρόσκληση ακόμη',
  invited: 'Πρόσκληση έως {date}',
  opened: 'Απαντά από τη συσκευή του/της',
  finished: 'Ολοκληρώθηκε: {person}',
  expired: 'Η πρόσκληση έληξε',
  tooOften: 'Έχουν ήδη σταλεί πέντε αιτήματα σήμερα. Δοκιμάστε ξανά αύριο.',
};
