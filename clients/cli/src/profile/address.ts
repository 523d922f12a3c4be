import { UsageError } from '../outcomes/outcomes.js';

/** Where a Gatehouse is: keys of one origin are sent to no other. */
export function originOf(url: string): string {
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url))
    throw new UsageError(`${url} is no address such as http://localhost:4000`);
  return new URL(url).origin;
}

/** Whether nothing on the way can read what is sent there, or answer in its place. */
export function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** Keys go over plain http to this machine alone. */
export function refuseInTheClear(url: string): void {
  if (new URL(url).protocol !== 'https:' && !isThisMachine(url))
    throw new UsageError(
      `Everybody on the way to ${url} could read the key: keys are sent over https, or to this machine`,
    );
}
