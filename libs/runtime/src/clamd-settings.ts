import { integer } from './setting-values.js';

/** Where clamd listens, as Node connects. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Who looks for malware in what is uploaded. */
export const clamdSettings = {
  clamd: {
    variable: 'CLAMD',
    default: undefined,
    defaultInWords: 'none: documents are not scanned for malware',
    about:
      'Where clamd, the scanner of ClamAV, listens: `unix:/run/clamav/clamd.ctl`, or `host:3310`. What it finds is refused; where it does not answer, uploads are answered 503',
    parse: clamdAddress,
  },
  clamdTimeoutMilliseconds: {
    variable: 'CLAMD_TIMEOUT_MILLISECONDS',
    default: '60000',
    about: 'How long the scan of one upload may take in all, from its first byte to the verdict',
    parse: integer(100, 600_000),
  },
} as const;

function clamdAddress(text: string): ClamdAddress {
  const path = /^unix:(\/.+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, bracketed, plain, digits = ''] =
    /^(?:tcp:\/\/)?(?:\[([0-9a-f:.]+)\]|([^\s:/[\]]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host === undefined || port < 1 || port > 65_535)
    throw new Error(`must be such as unix:/run/clamav/clamd.ctl, clamav:3310 or [::1]:3310, not "${text}"`);
  return { host, port };
}
