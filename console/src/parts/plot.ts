import { type TemplateResult, html, svg } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { DayCount } from '../api/wire.js';
import type { Words } from '../words/words.js';

const height = 32;
const step = 8;

/** The last 30 days as bars. What a bar says is said in words too. */
export function plotOf({ overview }: Words, days: readonly DayCount[], locale: string): TemplateResult {
  const most = Math.max(...days.map(({ count }) => count), 0);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const bars = days.map(({ day: at, count }, index) => {
    const tall = most === 0 ? 0 : Math.max(count === 0 ? 0 : 2, Math.round((count / most) * height));
    return svg`<rect x=${index * step} y=${height - tall} width=${step - 2} height=${tall}>
      <title>${day.format(new Date(`${at}T00:00:00Z`))}: ${count}</title></rect>`;
  });
  return html`<figure class="plot">
    <svg
      viewBox="0 0 ${Math.max(days.length, 1) * step} ${height}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${phrase(overview.days, { total, most })}
    >
      ${bars}
    </svg>
    <figcaption class="soft small">${phrase(overview.inAll, { total })}</figcaption>
  </figure>`;
}
