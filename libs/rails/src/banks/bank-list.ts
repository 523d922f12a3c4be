import { isPlainObject } from '#contracts';

/** The id is the national code: of the BCRA or the prefix of its CVUs, of the ASFI, of COMPE. */
export interface SupportedBank {
  readonly id: string;
  readonly name: string;
}

/** For codes whose payout methods name their bank: at least one bank, with unique ids and names. */
export function supportedBanks(code: string, content: unknown): SupportedBank[] {
  const banks = listOf(code, content).map((bank) => {
    if (!isPlainObject(bank) || !isName(bank['id']) || !isName(bank['name']))
      throw wrong(code, 'a bank has no id or no name');
    return { id: bank['id'], name: bank['name'] };
  });
  if (banks.length === 0) throw wrong(code, 'there is no bank in it');
  for (const key of ['id', 'name'] as const)
    refuseRepeats(
      code,
      banks.map((bank) => bank[key]),
    );
  return banks;
}

/** For all other codes: an empty list means that the bank's name is not needed. */
export function namedBanks(code: string, content: unknown): string[] {
  const names = listOf(code, content).filter(isName);
  if (names.length !== listOf(code, content).length) throw wrong(code, 'a bank is no name');
  refuseRepeats(code, names);
  return names;
}

function listOf(code: string, content: unknown): unknown[] {
  if (!Array.isArray(content)) throw wrong(code, 'it is no list');
  return content;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() === value && value !== '';
}

function refuseRepeats(code: string, texts: readonly string[]): void {
  if (new Set(texts).size !== texts.length) throw wrong(code, 'a bank is in it twice');
}

function wrong(code: string, what: string): Error {
  return new Error(`The banks of ${code} cannot be used: ${what}`);
}
