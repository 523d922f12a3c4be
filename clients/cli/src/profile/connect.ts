import { Gatehouse } from '../../../typescript/src/index.js';
import { SignedOut } from '../outcomes/outcomes.js';
import { originOf, refuseInTheClear } from './address.js';

/** The only way that keys leave this machine. */
export function connect(url: string, key: string | undefined): Gatehouse {
  if (key === undefined) throw new SignedOut(`Nobody is logged in at ${originOf(url)}: gatehouse login --url ${url}`);
  refuseInTheClear(url);
  return new Gatehouse({ url, key });
}
