const cyrillic: Readonly<Record<string, string>> = {
  ...pairs('абвгдезийклмнопрстуфыэіґѐѝ', 'a b v g d e z i y k l m n o p r s t u f y e i g e i'),
  ...pairs(
    'жхцчшщюяёьъїєђјљњћџѓќѕғқңөүұһәў',
    'zh kh ts ch sh shch yu ya yo  i yi ye dj j lj nj c dz gj kj dz g k n o u u h a u',
  ),
  ь: '',
  ъ: '',
};

const greek: Readonly<Record<string, string>> = {
  ...pairs('αβγδεζηικλμνξοπρσςτυφωάέήίόύώϊϋ', 'a v g d e z i i k l m n x o p r s s t y f o a e i i o y o i y'),
  θ: 'th',
  χ: 'ch',
  ψ: 'ps',
};

/** Vowels are hardly written, so what becomes of a word is compared by its consonants. */
const arabic: Readonly<Record<string, string>> = {
  ...pairs('ابتثجحخدذرزسشصضطظغفقكلمنهويىة', 'a b t th j h kh d dh r z s sh s d t z gh f q k l m n h u y a a'),
  ...pairs('أإآؤئپچژگکیٱھہے', 'a i a u y p ch zh g k y a h h y'),
  ع: '',
  ء: '',
};

const others: Readonly<Record<string, string>> = {
  ...pairs('ßøłđðþæœıŋħ', 'ss o l d d th ae oe i ng h'),
};

const letters: Readonly<Record<string, string>> = { ...cyrillic, ...greek, ...arabic, ...others };

/** The same words in Latin letters without marks, in lower case. Scripts that it does not know stay as they are. */
export function latin(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u0640/gu, '')
    .toLowerCase();
  const article = plain.replace(/(?<![\u0600-\u06ff])ال(?=[\u0600-\u06ff]{3})/gu, '');
  const spelled = article
    .replace(/(?<![\u0600-\u06ff])و/gu, 'w')
    .replace(/[\u0080-\u{10ffff}]/gu, (letter) => letters[letter] ?? letter);
  return spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0080-\u{10ffff}]/gu, (letter) => letters[letter] ?? letter);
}

function pairs(from: string, to: string): Record<string, string> {
  const latinLetters = to.split(' ');
  return Object.fromEntries([...from].map((letter, index) => [letter, latinLetters[index] ?? '']));
}
