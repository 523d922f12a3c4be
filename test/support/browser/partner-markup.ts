/** What the page of a partner can be like. */
export interface PartnerPage {
  /** The language of the page. */
  readonly lang?: string;
  /** The token stands in the page, and nobody can be asked for another. */
  readonly sessionToken?: string;
  /** The bundle is loaded a second time from another address, and the widget is there twice. */
  readonly twice?: boolean;
  /** The page styles its own elements as loudly as it can. */
  readonly hostileStyles?: boolean;
  /** There is a page for phones, so a QR code may be offered. */
  readonly offersPhone?: boolean;
  /** This is that page. */
  readonly phone?: boolean;
  /** Without the widget: what a page is like before it. */
  readonly withoutWidget?: boolean;
}

export interface Surroundings {
  readonly apiUrl: string;
  readonly sessionUrl: string;
  readonly phoneUrl: string;
}

const quiet = `
  html { color-scheme: light dark; }
  body { background: Canvas; color: CanvasText; margin: 0; padding: 16px; font: 16px/1.5 sans-serif; }
  main { max-width: 720px; margin: 0 auto; }
`;

const hostile = `
  html { font-size: 22px; }
  body { font: italic 900 28px/3 cursive; letter-spacing: 4px; text-transform: uppercase; text-align: right; color: #a00; word-spacing: 12px; }
  p, h1, h2, h3, li, legend, label, a, fieldset, form { color: #0a0 !important; margin: 40px !important; display: inline !important; }
  button, input, select, textarea, dialog, svg, video { display: none !important; border: 9px dashed #f0f !important; }
  .button, .field, .card, .error, .icon, .step { position: fixed !important; inset: 0 !important; background: #f0f !important; }
  *, ::before, ::after { box-sizing: content-box; outline: 3px solid #0ff; }
`;

export const styleSheets: Readonly<Record<string, string>> = { '/quiet.css': quiet, '/hostile.css': hostile };

/** Nothing inline, so that the strictest policy allows all of it. */
export function partnerMarkup(page: PartnerPage, around: Surroundings): string {
  const attributes = {
    'api-url': around.apiUrl,
    'session-token': page.sessionToken,
    'phone-url': page.offersPhone === true ? around.phoneUrl : undefined,
  };
  const widget = `<gatehouse-onboarding${written(attributes)}${page.phone === true ? ' phone' : ''}></gatehouse-onboarding>`;
  const widgets = page.withoutWidget === true ? '' : widget.repeat(page.twice === true ? 2 : 1);
  const folders = page.withoutWidget === true ? [] : page.twice === true ? ['/widget', '/widget-copy'] : ['/widget'];
  const scripts = [...folders.map((folder) => `${folder}/gatehouse-onboarding.js`), '/partner-page.js'];
  return `<!doctype html>
<html${written({ lang: page.lang ?? 'en' })}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Acme</title>
    <link rel="stylesheet" href="${page.hostileStyles === true ? '/hostile.css' : '/quiet.css'}">
    ${scripts.map((source) => `<script type="module" src="${source}"></script>`).join('\n    ')}
  </head>
  <body${written({ 'data-session-url': asksForSessions(page) ? around.sessionUrl : undefined })}>
    <main>
      <h1>Acme</h1>
      <p class="card">A few questions before we begin.</p>
      ${widgets}
      <a href="/elsewhere">Terms of Acme</a>
    </main>
  </body>
</html>
`;
}

/** A phone is given what it needs in the address, and a token in the page is all there is. */
export function asksForSessions({ sessionToken, phone }: PartnerPage): boolean {
  return sessionToken === undefined && phone !== true;
}

function written(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
