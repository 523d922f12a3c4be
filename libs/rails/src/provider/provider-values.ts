import { parseUrl } from '#contracts';

/** One or two, as Standard Webhooks writes a secret. */
export function webhookSecret(text: string): string {
  const secrets = text.split(',').map((one) => one.trim());
  if (secrets.length > 2) throw new Error('must be one secret, or two while it is changed');
  for (const secret of secrets) {
    const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? '';
    const { length } = Buffer.from(base64, 'base64');
    if (length < 24 || length > 64) throw new Error('must be whsec_ and 24 to 64 bytes in base64');
  }
  return secrets.join(',');
}

/** It may hold a key, so it is never repeated in the message. Without the slash at its end. */
export function providerUrl(text: string): string {
  const url = parseUrl(text);
  const isTaken = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isTaken || /[?#]/.test(text) || url.username !== '' || url.password !== '')
    throw new Error('must be an https URL without a user, a query or a fragment');
  return url.href.replace(/\/+$/, '');
}
