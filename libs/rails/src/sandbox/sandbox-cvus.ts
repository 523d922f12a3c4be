import { Injectable } from '@nestjs/common';
import { cvuOf } from '#contracts';
import { UnitOfWork } from '#database';

/** No wallet in Argentina has this number. */
const wallet = '9998';
const accountDigits = 12;
const allAccounts = 10n ** BigInt(accountDigits);
/** Without a factor in common with all that there are, so that none comes twice before all have come. */
const step = 618_033_988_749n;
const first = 271_828_182_845n;

/** CVUs that were never given before: of all installations on this database, and to whomever. */
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

/** The places follow each other, and the numbers do not: one that is guessed from another is nobody's. */
export function sandboxCvu(place: bigint): string {
  const account = (first + place * step) % allAccounts;
  return cvuOf(wallet, String(account).padStart(accountDigits, '0'));
}
