import { type Blockchain, parseUrl } from '#contracts';

const longestReason = 200;
const shortestSecret = 8;

/** The URL of a node. Providers put keys into its host name, path and query, so none of it is ever shown. */
export class NodeAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  private readonly secrets: readonly string[];

  constructor(blockchain: Blockchain, rpcUrl: string) {
    const url = parseUrl(rpcUrl);
    if (url === undefined || !['http:', 'https:'].includes(url.protocol))
      throw new Error(`The RPC URL of ${blockchain} has to begin with https:// or http://`);
    const { username, password } = url;
    const credentials = [username, password].map(decodeURIComponent).join(':');
    this.headers = credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
    this.secrets = [url.hostname, username, password, ...`${url.pathname}${url.search}`.split(/[/?&=]/)].filter(
      (part) => part.length >= shortestSecret,
    );
    // fetch takes no credentials in a URL.
    url.username = '';
    url.password = '';
    this.url = url.toString();
  }

  /** An error message of a node, as one short line without secrets. */
  hiddenIn(text: string): string {
    let shown = text.replace(/\b\w+:\/\/\S+/g, '…');
    for (const secret of this.secrets) shown = shown.replaceAll(secret, '…');
    return shown
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, longestReason);
  }
}
