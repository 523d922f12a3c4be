import { parseUrl } from '#contracts';
const name = 'gatehouse_staff';

/** Where a browser speaks TLS, its cookie belongs to this host alone and travels no other way. */
export function sessionCookie(token: string, lastsSeconds: number, isSecure: boolean): string {
  const [prefix, secure] = isSecure ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}${name}=${token}; Path=/; Max-Age=${lastsSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Of two, the one that only this host can have set. */
export function sessionTokenIn(cookie: string | undefined): string | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim());
  const valueOf = (wanted: string): string | undefined =>
    pairs.find((pair) => pair.startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  return valueOf(`__Host-${name}`) ?? valueOf(name);
}

/** Whether a request comes from a page of this service. Behind a proxy that ends TLS the scheme is not known here: the host decides. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && host !== undefined && parseUrl(origin)?.host === host;
}
