import type { IndividualName, PhysicalAddressVerification } from '#contracts';
import { withoutCompanyForm } from './company-forms.js';
import { plainWords } from './plain-words.js';
import { asItLooks, mayBe } from './recognized-word.js';

/** Fewer letters are a page number or a stamp on a scan, not the text of the document. */
const fewestLetters = 20;
/** A shorter run of letters appears in any text by chance once the spaces are removed. */
const shortestRun = 6;
/** Scripts without spaces between words, in which few characters say much. */
const denseScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2,}/u;

/** Text that was recognized in a picture may have wrong letters. */
export type TextOrigin = 'written' | 'recognized';

/** The text of a document, searched leniently for what was typed, as a name is written in many ways. */
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

  /** One first name and one last name are enough, as few documents show all of them. */
  hasPerson({ firstName, lastName }: IndividualName): boolean {
    const [first, last] = [plainWords(firstName), plainWords(lastName)];
    return (this.hasSome(first) && this.hasSome(last)) || this.hasInARow([...last, ...first]);
  }

  /** Needs the town or the postal code, and half of the words of the street, as `Av.` may be written `Avenida`. */
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
