import { type TemplateResult, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { StaffScope } from '../../../libs/contracts/src/vocabulary/staff.js';
import { type Context, may } from '../parts/context.js';
import { Place } from '../parts/place.js';
import { ApprovalSettings } from '../settings/approval-settings.js';
import { FeeSettings } from '../settings/fee-settings.js';
import { LimitSettings } from '../settings/limit-settings.js';
import { RiskSettings } from '../settings/risk-settings.js';
import { ScreeningLists } from '../settings/screening-lists.js';
import { TreasuryDestinations } from '../settings/treasury-destinations.js';
import { TreasuryLevels } from '../settings/treasury-levels.js';
import { Wallets } from '../settings/wallets.js';

type Section = keyof Context['words']['settings']['sections'];

interface SectionRow {
  readonly scope?: StaffScope;
  readonly show: (context: Context, url: URL) => TemplateResult;
}

const sections: Readonly<Record<Section, SectionRow>> = {
  limits: {
    scope: 'settings:read',
    show: (context, url) => html`<console-setting-limits .context=${context} .url=${url}></console-setting-limits>`,
  },
  fees: {
    scope: 'settings:read',
    show: (context, url) => html`<console-setting-fees .context=${context} .url=${url}></console-setting-fees>`,
  },
  risk: {
    scope: 'screening:read',
    show: (context, url) => html`<console-setting-risk .context=${context} .url=${url}></console-setting-risk>`,
  },
  lists: {
    scope: 'screening:read',
    show: (context, url) => html`<console-setting-lists .context=${context} .url=${url}></console-setting-lists>`,
  },
  treasury: {
    scope: 'settings:read',
    show: (context, url) =>
      html`<console-setting-destinations .context=${context} .url=${url}></console-setting-destinations>
        <console-setting-levels .context=${context} .url=${url}></console-setting-levels>`,
  },
  approvals: {
    show: (context, url) =>
      html`<console-setting-approvals .context=${context} .url=${url}></console-setting-approvals>`,
  },
};

/** How the installation is set, as far as one may read it. */
export class Settings extends Place {
  @property({ attribute: false }) one: string | undefined;

  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { settings } = words;
    const seen = (Object.keys(sections) as Section[]).filter((name) => {
      const { scope } = sections[name];
      return scope === undefined || may(this.context, scope);
    });
    const here = this.one === undefined ? seen[0] : seen.find((name) => name === this.one);
    return html`<h1>${words.places.settings}</h1>
      <nav class="tabs" aria-label=${words.places.settings}>
        ${seen.map(
          (name) =>
            html`<a href="/console/settings/${name}" aria-current=${name === here ? 'page' : nothing}
              >${settings.sections[name]}</a
            >`,
        )}
      </nav>
      ${here === undefined ? html`<p>${words.shell.nothingHere}</p>` : sections[here].show(this.context, this.url)}`;
  }
}

export const elements = {
  'console-settings': Settings,
  'console-setting-limits': LimitSettings,
  'console-setting-fees': FeeSettings,
  'console-setting-risk': RiskSettings,
  'console-setting-approvals': ApprovalSettings,
  'console-setting-lists': ScreeningLists,
  'console-setting-destinations': TreasuryDestinations,
  'console-setting-levels': TreasuryLevels,
  'console-setting-wallets': Wallets,
};
