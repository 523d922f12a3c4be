import type { IndividualName, PhysicalAddressVerification } from '#contracts';
import { withoutCompanyForm } from './company-forms.js';
import { plainWords } from './plain-words.js';
import { asItLooks, mayBe } from './recognized-word.js';

/** So few letters are a page number or a stamp on a scan, not what the document says. */
const fewestLetters = 20;
/** A shorter run of letters appears in any text by chance once its spaces are gone. */
const shortestRun = 6;
/** Scripts that put no spaces between words, and much into few characters. */
const denseScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2,}/u;

/** `recognized`: in a picture, where letters are taken for others now and then. */
export type TextOrigin = 'written' | 'recognized';

/** What a document says, to be searched for what was typed. Lenient: a name is written in many ways. */
export class DocumentText {
  private readonly words: readonly string[];
  private readonly run: string;

  constructor(
    text: string,
    readonly origin: TextOrigin = 'written',
  ) {
    this.words = plainWords(text);
    this.run = this.runOf(this.words);
  }

  get isReadable(): boolean {
    return this.run.length >= fewestLetters;
  }

  hasCompany(name: string): boolean {
    return this.hasInARow(withoutCompanyForm(plainWords(name)));
  }

  hasNumber(number: string): boolean {
    return this.hasInARow(plainWords(number));
  }

  /** Some of the first and some of the last names: few documents show all of them. */
  hasPerson({ firstName, lastName }: IndividualName): boolean {
    const [first, last] = [plainWords(firstName), plainWords(lastName)];
    return (this.hasSome(first) && this.hasSome(last)) || this.hasInARow([...last, ...first]);
  }

  /** The town or its postal code, and most words of the street: `Av.` is `Avenida` elsewhere. */
  hasAddress({ address1, city, postalCode }: PhysicalAddressVerification): boolean {
    const street = plainWords(address1);
    const found = street.filter((word) => this.hasWord(word)).length;
    const hasStreet = found * 2 >= street.length || this.hasInARow(street);
    return hasStreet && [city, postalCode ?? ''].some((place) => this.hasInARow(plainWords(place)));
  }

  private hasSome(names: readonly string[]): boolean {
    const whole = names.filter((name) => name.length > 1);
    return (whole.length > 0 ? whole : names).some((name) => this.hasWord(name));
  }

  private hasWord(typed: string): boolean {
    return this.words.some((word) => this.isAlike(word, typed));
  }

  private hasInARow(typed: readonly string[]): boolean {
    if (typed.length === 0) return false;
    const run = this.runOf(typed);
    const isLong = run.length >= shortestRun || denseScript.test(run);
    return (isLong && this.run.includes(run)) || this.words.some((_, first) => this.isAt(first, typed));
  }

  private isAt(first: number, typed: readonly string[]): boolean {
    return typed.every((word, index) => this.isAlike(this.words[first + index] ?? '', word));
  }

  private isAlike(word: string, typed: string): boolean {
    return this.origin === 'written' ? word === typed : mayBe(word, typed);
  }

  private runOf(words: readonly string[]): string {
    const run = words.join('');
    return this.origin === 'written' ? run : asItLooks(run);
  }
}
