import type { IndividualName, PhysicalAddressVerification } from '#contracts';
import { withoutCompanyForm } from './company-forms.js';
import { plainWords } from './plain-words.js';

/** So few letters are a page number or a stamp on a scan, not what the document says. */
const fewestLetters = 20;
/** A shorter run of letters appears in any text by chance once its spaces are gone. */
const shortestRun = 6;
/** Scripts that put no spaces between words, and much into few characters. */
const denseScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2,}/u;

/** What a document says, to be searched for what was typed. Lenient: a name is written in many ways. */
export class DocumentText {
  private readonly words: ReadonlySet<string>;
  private readonly spaced: string;
  private readonly run: string;

  constructor(text: string) {
    const words = plainWords(text);
    this.words = new Set(words);
    this.spaced = ` ${words.join(' ')} `;
    this.run = words.join('');
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
    const found = street.filter((word) => this.words.has(word)).length;
    const hasStreet = found * 2 >= street.length || this.hasInARow(street);
    return hasStreet && [city, postalCode ?? ''].some((place) => this.hasInARow(plainWords(place)));
  }

  private hasSome(names: readonly string[]): boolean {
    const whole = names.filter((name) => name.length > 1);
    return (whole.length > 0 ? whole : names).some((name) => this.words.has(name));
  }

  private hasInARow(words: readonly string[]): boolean {
    if (words.length === 0) return false;
    const run = words.join('');
    const isLong = run.length >= shortestRun || denseScript.test(run);
    return this.spaced.includes(` ${words.join(' ')} `) || (isLong && this.run.includes(run));
  }
}
