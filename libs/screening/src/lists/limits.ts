import type { Listed, ListedAddress, ListedEntry, ListedName } from './listed.js';
import { RefusedList } from './refused-list.js';

const longestName = 1_000;
const mostNames = 1_000;
const mostValues = 100;
const longestReason = 4_000;
const longestId = 200;
const longestBlockchain = 50;

/** What a list says of one entry is bounded: what is longer is a mistake or an attack, and nothing is cut silently. */
export function bounded(listed: Listed): Listed {
  const problem = textsOf(listed).every(isText) ? problemOf(listed) : 'it holds what is no text';
  if (problem !== undefined) throw new RefusedList(listed.line, problem);
  return listed;
}

function problemOf(listed: Listed): string | undefined {
  switch (listed.what) {
    case 'entry':
      return idProblem(listed) ?? entryProblem(listed) ?? reasonProblem(listed);
    case 'alias':
      return idProblem(listed) ?? nameProblem(listed.name);
    case 'address':
      return addressProblem(listed) ?? reasonProblem(listed);
  }
}

/** JSON may say half of a letter, or a null character, that the file itself does not hold. */
function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function textsOf(listed: Listed): string[] {
  switch (listed.what) {
    case 'entry':
      return [listed.sourceId, listed.reason, ...listed.names.map(({ text }) => text)];
    case 'alias':
      return [listed.sourceId, listed.name.text];
    case 'address':
      return [listed.address, listed.reason, listed.blockchain ?? ''];
  }
}

function entryProblem({ names, birthDates, countries }: ListedEntry): string | undefined {
  if (names.length === 0) return 'an entry has no name';
  if (names.length > mostNames) return `an entry has more than ${mostNames} names`;
  if (Math.max(birthDates.length, countries.length) > mostValues)
    return `an entry has more than ${mostValues} birth dates or countries`;
  return names.map(nameProblem).find((problem) => problem !== undefined);
}

function idProblem({ sourceId }: { readonly sourceId: string }): string | undefined {
  return sourceId === '' || sourceId.length > longestId ? `an id has to have 1 to ${longestId} characters` : undefined;
}

function nameProblem({ text }: ListedName): string | undefined {
  if (text === '') return 'a name is empty';
  return text.length > longestName ? `a name has more than ${longestName} characters` : undefined;
}

function addressProblem({ address, blockchain = '' }: ListedAddress): string | undefined {
  if (!/^[\x21-\x7e]{10,200}$/.test(address)) return 'an address has to have 10 to 200 letters and digits';
  return blockchain.length > longestBlockchain ? 'a blockchain has too long a name' : undefined;
}

function reasonProblem({ reason }: { readonly reason: string }): string | undefined {
  return reason.length > longestReason ? `a reason has more than ${longestReason} characters` : undefined;
}
