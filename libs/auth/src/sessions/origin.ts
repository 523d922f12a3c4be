import { parseUrl } from '#contracts';
import { loopbackHosts } from '#runtime';

const longest = 300;
const shape = /^https?:\/\/[^\p{C}\p{Z}/?#\\@*%]+$/iu;
const host = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?)$/;

/**
 * An origin as browsers send it: in lower case, punycode, without the usual port. Only a scheme, a host and
 * perhaps a port are one; plain http is for pages on one's own machine, in every mode.
 */
export function readOrigin(text: string): string | undefined {
  const url = text.length <= longest && shape.test(text) ? parseUrl(text) : undefined;
  if (url === undefined || !host.test(url.hostname)) return undefined;
  const { protocol, hostname, origin } = url;
  return protocol === 'https:' || loopbackHosts.includes(hostname) ? origin : undefined;
}
