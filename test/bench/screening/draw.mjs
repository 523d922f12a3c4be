/** A drawn corpus: the same seed draws the same names. Nobody is meant: most names are put together from syllables. */

/** @typedef {{ given: string, middle: string, family: string }} Parts */
/** @typedef {{ text: string, parts: Parts, other: string | undefined, birthDate: string, country: string }} Person */
/** @typedef {{ random: () => number, of: <T>(values: readonly T[]) => T, chance: (share: number) => boolean, whole: (below: number) => number }} Dice */

/** @param {number} seed @returns {Dice} */
export function diceOf(seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (/** @type {number} */ below) => Math.floor(random() * below);
  return {
    random,
    whole,
    chance: (share) => random() < share,
    of: (values) => /** @type {any} */ (values[whole(values.length)]),
  };
}

const western = {
  given:
    'Ana Bruno Carla Diego Elena Felix Greta Hugo Irene Jonas Klara Lucas Marta Nestor Olivia Pablo Raquel Simon Teresa Ulises Vera Walter Ximena Yolanda'.split(
      ' ',
    ),
  heads:
    'Al Bar Bel Cas Cor Dal Del Fer Gar Gon Her Hol Kel Lan Mar Mon Nor Ol Pal Per Ram Ros Sal San Sil Tor Val Ver Vil Zam'.split(
      ' ',
    ),
  middles: 'a ba be co da de di e ga i la le li ma mi na no o ra re ri sa ta ti va ver bur gen din ton'.split(' '),
  tails: 'do mann son ez ero etti ski berg lund ier ova ani osa indo arte ella igues ault ham ford'.split(' '),
};
const cyrillic = {
  given:
    'Александр Алексей Андрей Борис Вадим Василий Виктор Владимир Геннадий Григорий Дмитрий Евгений Иван Игорь Кирилл Леонид Максим Михаил Николай Олег Павел Роман Сергей Степан Тимофей Фёдор Юрий Яков'.split(
      ' ',
    ),
  heads:
    'Бар Бел Вас Вол Гор Гри Дав Ер Жу Заб Кар Ков Кол Крав Лев Мар Мед Ник Ов Пав Пет Род Руд Сав Сем Тар Фед Хар Чер Шев'.split(
      ' ',
    ),
  middles: 'а ар ба ви да ди ел ен ер и ик ил ла ле ли ма ми на ни о ол ор ра ри со та ти'.split(' '),
  tails: 'ов ев ин енко ский чук ович кин цев шин'.split(' '),
};
const arabicGiven =
  'محمد:Mohammed احمد:Ahmed خالد:Khaled يوسف:Yusuf حسن:Hassan حسين:Hussein سعيد:Saeed ناصر:Nasser طارق:Tariq فيصل:Faisal جمال:Jamal كريم:Karim ماجد:Majed رشيد:Rashid سليم:Salim فاروق:Farouk نبيل:Nabil وليد:Walid زكريا:Zakaria منصور:Mansour ادريس:Idris بلال:Bilal حمزة:Hamza جابر:Jaber'.split(
    ' ',
  );
const arabicLetters = 'ب:b ت:t ج:j ح:h خ:kh د:d ر:r ز:z س:s ش:sh ف:f ق:q ك:k ل:l م:m ن:n غ:gh'
  .split(' ')
  .map((pair) => pair.split(':'));

/** As passports write Russian, and as others do. */
const schemes = [
  Object.fromEntries(
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ы:y ь: ъ: э:e ю:iu я:ia'
      .split(' ')
      .map((pair) => pair.split(':')),
  ),
  Object.fromEntries(
    'а:a б:b в:w г:g д:d е:je ё:jo ж:sch з:s и:i й:j к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:ch ц:z ч:tsch ш:sch щ:schtsch ы:y ь: ъ: э:e ю:ju я:ja'
      .split(' ')
      .map((pair) => pair.split(':')),
  ),
  Object.fromEntries(
    'а:a б:b в:v г:g д:d е:e ё:yo ж:j з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:ou ф:f х:h ц:ts ч:ch ш:sh щ:sch ы:y ь: ъ: э:e ю:yu я:ya'
      .split(' ')
      .map((pair) => pair.split(':')),
  ),
];

/** @param {string} text @param {number} scheme */
function spelled(text, scheme) {
  const lower = [...text.toLowerCase()].map((letter) => schemes[scheme]?.[letter] ?? letter).join('');
  return lower.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

/** @param {Dice} dice @param {typeof western} pool */
function family(dice, pool) {
  return (
    dice.of(pool.heads) + dice.of(pool.middles) + (dice.chance(0.5) ? dice.of(pool.middles) : '') + dice.of(pool.tails)
  );
}

/** @param {Dice} dice @param {typeof western} pool */
function givenName(dice, pool) {
  return dice.chance(0.6)
    ? dice.of(pool.given)
    : dice.of(pool.heads) + dice.of(pool.middles) + dice.of(['a', 'o', 'in', 'el']);
}

/** @param {Dice} dice @returns {[string, string]} In Arabic and in Latin letters. */
function arabicFamily(dice) {
  const [first, second, third] = [dice.of(arabicLetters), dice.of(arabicLetters), dice.of(arabicLetters)];
  const [fourth] = [dice.of(arabicLetters)];
  const written = `${first[0]}${second[0]}ا${third[0]}${fourth[0]}ي`;
  const vowels = [dice.of(['a', 'u', 'i']), dice.of(['a', 'e'])];
  const latin = `${first[1]}${vowels[0]}${second[1]}a${third[1]}${vowels[1]}${fourth[1]}i`;
  return [written, latin.charAt(0).toUpperCase() + latin.slice(1)];
}

/** @param {Dice} dice @returns {Person} */
export function drawPerson(dice) {
  const year = 1940 + dice.whole(65);
  const birthDate = `${year}-${String(1 + dice.whole(12)).padStart(2, '0')}-${String(1 + dice.whole(28)).padStart(2, '0')}`;
  const culture = dice.random();
  if (culture < 0.5) {
    const middle = dice.chance(0.5) ? givenName(dice, western) : '';
    const parts = { given: givenName(dice, western), middle, family: family(dice, western) };
    return {
      text: joined(parts),
      parts,
      other: undefined,
      birthDate,
      country: dice.of(['AR', 'BR', 'DE', 'ES', 'IT', 'MX', 'PL', 'US']),
    };
  }
  if (culture < 0.8) {
    const parts = {
      given: givenName(dice, cyrillic),
      middle: `${dice.of(cyrillic.given)}ович`,
      family: family(dice, cyrillic),
    };
    const text = joined(parts);
    const scheme = dice.whole(schemes.length);
    return { text, parts, other: spelled(text, scheme), birthDate, country: dice.of(['RU', 'UA', 'BY', 'KZ', 'BG']) };
  }
  const [given, middle] = [dice.of(arabicGiven).split(':'), dice.of(arabicGiven).split(':')];
  const [written, latin] = arabicFamily(dice);
  const parts = { given: given[1] ?? '', middle: middle[1] ?? '', family: latin };
  const other = `${given[0]} ${middle[0]} ${written}`;
  return { text: joined(parts), parts, other, birthDate, country: dice.of(['SY', 'IQ', 'EG', 'LY', 'YE', 'MA', 'SA']) };
}

/** @param {Parts} parts */
function joined({ given, middle, family: last }) {
  return [given, middle, last].filter((part) => part !== '').join(' ');
}

const typing = 'abcdefghijklmnopqrstuvwxyz';

/** @param {Dice} dice @param {string} word */
function slipped(dice, word) {
  const at = 1 + dice.whole(word.length - 1);
  const kind = dice.whole(4);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + dice.of([...typing]) + word.slice(at);
  if (kind === 2) return word.slice(0, at) + dice.of([...typing]) + word.slice(at + 1);
  return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
}

/** How a listed person may be asked for, by what was done to the name. @type {Record<string, (dice: Dice, person: Person) => string>} */
export const spellings = {
  same: (_, { text }) => text,
  otherScript: (_, { text, other }) => other ?? text.normalize('NFD').toUpperCase(),
  otherOrder: (_, { parts: { given, middle, family: last } }) => [last.toUpperCase(), given, middle].join(' ').trim(),
  withoutMiddle: (_, { parts: { given, family: last } }) => `${given} ${last}`,
  initial: (_, { parts: { given, middle, family: last } }) =>
    [given, middle.slice(0, 1), last].filter((part) => part !== '').join(' '),
  slip: (dice, { text }) => slip(dice, text),
  slipInOtherScript: (dice, { text, other }) => slip(dice, other !== undefined && /[a-z]/i.test(other) ? other : text),
  title: (dice, { text }) => `${dice.of(['Dr.', 'Mr', 'Sheikh', 'Prof.'])} ${text}, Jr.`,
  hyphen: (_, { parts: { given, middle, family: last } }) => `${given}${middle === '' ? '' : '-'}${middle} ${last}`,
};

/** @param {Dice} dice @param {string} text */
function slip(dice, text) {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (word.length >= 4 ? [at] : []));
  const at = dice.of(long);
  return words.map((word, place) => (place === at ? slipped(dice, word) : word)).join(' ');
}
