/** Everything that decides on a hit, in one place. Scores are between 0 and 1. */
export const weights = {
  /** From which score on it is a hit. */
  hit: 0.84,
  word: {
    /** The same consonants, and one of the two was written without vowels. */
    unvowelled: 0.97,
    /** It sounds the same. */
    sound: 0.94,
    /** A letter that stands for a word, and how much such a word counts. */
    initial: 0.9,
    initialCounts: 0.5,
    /** How much of the likeness of letters is left where it does not sound the same. */
    slip: 0.94,
    /** What is less alike is another word. */
    least: 0.75,
    /** What the word that is least alike takes from the whole, times what it lacks: two names that share one are others. */
    worst: 0.45,
  },
  /** What a name loses where the other is longer, times the share of words that it lacks. */
  lacking: 0.14,
  weakAlias: -0.05,
  kind: { other: -0.3 },
  birth: { day: 0.06, turnedDay: 0.04, year: 0.03, nextYear: 0, near: -0.08, far: -0.14, other: -0.25 },
  /** In years: up to where a difference is of the next year, near, or far. */
  birthYears: { nextYear: 1, near: 3, far: 10 },
  country: { same: 0.02, other: -0.04 },
} as const;
