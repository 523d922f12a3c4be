import { Injectable } from '@nestjs/common';
import { cvuOf } from '#contracts';
import { UnitOfWork } from '#database';

/** No wallet provider in Argentina has this prefix. */
const wallet = '9998';
const accountDigits = 12;
const allAccounts = 10n ** BigInt(accountDigits);
/** Coprime to the number of accounts, so none repeats before all were used. */
const step = 618_033_988_749n;
const first = 271_828_182_845n;

/** CVUs that no installation on this database has given out before. */
@Injectable()
export class SandboxCvus {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async next(): Promise<string> {
    const [row] = await this.unitOfWork.statement<{ place: string }>(
      `SELECT nextval('sandbox_cvu')::text AS place`,
      [],
    );
    if (row === undefined) throw new Error('The sequence of CVUs gave none');
    return sandboxCvu(BigInt(row.place));
  }
}

/** Consecutive places give scattered numbers, so that a neighbour's cannot be guessed. */
export function sandboxCvu(place: bigint): string {
  const account = (first + place * step) % allAccounts;
  return cvuOf(wallet, String(account).padStart(accountDigits, '0'));
}
