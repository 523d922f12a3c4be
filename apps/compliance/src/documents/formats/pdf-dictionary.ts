import { isWhole } from './pdf-findings.js';

const flate = new Set(['FlateDecode', 'Fl']);
/** Object streams with these filters cannot be unpacked here; no known program writes them. */
const otherFilters = new Set([
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'Crypt',
  'Predictor',
]);

/** The only names of an object that are remembered for its stream, as a hostile object may have millions. */
const telling = new Set(['ObjStm', 'N', 'First', 'Filter', ...otherFilters]);
const figured = new Set(['N', 'First', 'Length']);

/** What is remembered of an object for the stream that may follow it. */
export class PdfDictionary {
  /** How often its stream is packed by Flate. */
  packings = 0;
  private names = new Set<string>();
  private figures = new Map<string, number>();
  private latest = '';
  private isAgain = false;

  /** With the names of the one before, where it is not certain that this is another. */
  begin(isCertain: boolean): void {
    this.packings = 0;
    if (!isCertain) return;
    this.names = new Set();
    this.figures = new Map();
  }

  name(name: string): void {
    this.latest = name;
    this.hiddenName(name);
    if (flate.has(name)) this.packings += 1;
    if (!figured.has(name)) return;
    this.isAgain = this.figures.has(name);
    this.figures.set(name, NaN);
  }

  hiddenName(name: string): void {
    if (telling.has(name)) this.names.add(name);
  }

  /** A word that comes first after a name. */
  value(of: string, word: string): void {
    if (figured.has(of) && !this.isAgain && isWhole(word)) this.figures.set(of, Number(word));
  }

  /** What the latest name stands for is in another object. */
  refers(): void {
    if (figured.has(this.latest)) this.figures.set(this.latest, NaN);
  }

  /** Undefined where it is not said, NaN where it is not said once and here. */
  figure(of: 'N' | 'First' | 'Length'): number | undefined {
    return this.figures.get(of);
  }

  /** Programs unpack one that the table of the file points into, whatever its type says. */
  isOfObjects(): boolean {
    return this.names.has('ObjStm') || (this.names.has('N') && this.names.has('First'));
  }

  /** By Flate or not at all; undefined if otherwise. */
  isPacked(): boolean | undefined {
    const isPacked = this.names.has('Filter');
    const isOtherwisePacked = [...this.names].some((name) => otherFilters.has(name));
    return isOtherwisePacked || this.packings !== (isPacked ? 1 : 0) ? undefined : isPacked;
  }
}

/** The filter of a stream, by its key or by itself. */
export function isFilter(name: string): boolean {
  return name === 'Filter' || flate.has(name);
}
