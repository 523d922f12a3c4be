import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Minta {person} menjawab di perangkatnya sendiri',
  askAgain: 'Minta lagi',
  here: 'Jawab di sini saja',
  emailAbout: 'Tautan untuk menjawab dikirim ke sana.',
  asked: 'Sudah diminta, belum diundang',
  invited: 'Diundang sampai {date}',
  opened: 'Sedang menjawab di perangkatnya sendiri',
  finished: '{person} sudah selesai',
  expired: 'Undangan sudah kedaluwarsa',
  tooOften: 'Orang ini sudah diminta lima kali hari ini. Coba lagi besok.',
};
