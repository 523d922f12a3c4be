import { Dice } from './dice.js';

const sentences = [
  'Please read this letter carefully and keep it with your papers.',
  'The amount due will be collected from your account within fourteen days of the date above.',
  'Any person dealing with the undersigned may rely on the particulars stated herein.',
  'Meter readings were taken by our staff, or estimated where nobody could be reached.',
  'Should you have moved in the meantime, let us know your new address without delay.',
  'This notice was produced by machine and is valid without a signature.',
  'The purpose of the undertaking is to engage in any lawful act or activity.',
  'Questions are answered by our staff on working days between eight and five.',
  'Objections may be raised in writing within one month of receipt.',
  'The board of directors may adopt, amend or repeal the by-laws at any time.',
  'Rates have been adjusted as of the first of the month in line with the published tariff.',
  'Nothing in this document limits the rights that the law gives to either party.',
];

/** So many sentences as letters have them. */
export function printed(seed: number, count: number): string {
  const dice = new Dice(seed, 'prose');
  return Array.from({ length: count }, () => dice.oneOf(sentences)).join(' ');
}
