/** `postgres://user@h1:5432,h2:5433/db?…` as one URL for each of its servers. */
export function serverUrls(text: string): readonly string[] {
  const [, front = '', servers = '', rest = ''] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(text) ?? [];
  return servers.split(',').map((server) => `${front}${server}${rest}`);
}

/** Where they are, without user and password. */
export function serverHosts(text: string): string {
  return serverUrls(text)
    .map((url) => new URL(url).host)
    .join(',');
}
