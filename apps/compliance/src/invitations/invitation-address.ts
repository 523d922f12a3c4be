import { parseUrl } from '#contracts';
import { loopbackHosts } from '#runtime';

/**
 * Where an invitation is opened, at the host to which its partner spoke. Behind the `#`, its secret gets into no log and
 * into no referrer.
 */
export function addressOfInvitation(host = '', token: string): string {
  const isOwnMachine = loopbackHosts.includes(parseUrl(`http://${host}`)?.hostname ?? '');
  return `${isOwnMachine ? 'http' : 'https'}://${host}/onboard#${token}`;
}
