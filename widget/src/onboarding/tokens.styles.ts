import { css } from 'lit';

/**
 * All custom properties that a partner may set, as `--gatehouse-*` on the element or an ancestor. Inside, the short
 * names are used. Colours follow the `color-scheme` of the page.
 */
export const tokens = css`
  :host {
    --accent: var(--gatehouse-accent, light-dark(#1d4ed8, #8ab4ff));
    --on-accent: var(--gatehouse-on-accent, var(--readable));
    --accent-hover: var(--gatehouse-accent-hover, color-mix(in oklab, var(--accent) 82%, var(--away)));
    --accent-soft: var(--gatehouse-accent-soft, color-mix(in oklab, var(--accent) 12%, var(--ground)));
    --text: var(--gatehouse-text, light-dark(#16202e, #e8edf4));
    --text-soft: var(--gatehouse-text-soft, light-dark(#516074, #a3b1c4));
    --ground: var(--gatehouse-background, light-dark(#ffffff, #10161f));
    --raised: var(--gatehouse-background-raised, light-dark(#f6f8fb, #18212d));
    --input: var(--gatehouse-background-input, light-dark(#ffffff, #0c1118));
    --line: var(--gatehouse-line, light-dark(#d5dce6, #303c4c));
    --line-strong: var(--gatehouse-line-strong, light-dark(#77869b, #8291a6));
    --danger: var(--gatehouse-danger, light-dark(#b42318, #ff9a8f));
    --danger-soft: var(--gatehouse-danger-soft, light-dark(#fdecea, #3a1816));
    --warning: var(--gatehouse-warning, light-dark(#8a4b00, #ffc069));
    --warning-soft: var(--gatehouse-warning-soft, light-dark(#fff4e0, #33240d));
    --success: var(--gatehouse-success, light-dark(#0a6b3d, #6fdca4));
    --success-soft: var(--gatehouse-success-soft, light-dark(#e6f6ee, #10301f));
    --focus: var(--gatehouse-focus, var(--link));
    --focus-width: var(--gatehouse-focus-width, 3px);
    --font: var(--gatehouse-font-family, inherit);
    --font-heading: var(--gatehouse-font-family-heading, var(--font));
    --size: var(--gatehouse-font-size, 1rem);
    --size-small: var(--gatehouse-font-size-small, 0.875em);
    --size-title: var(--gatehouse-font-size-title, 1.5em);
    --weight: var(--gatehouse-font-weight, 400);
    --weight-label: var(--gatehouse-font-weight-label, 600);
    --weight-title: var(--gatehouse-font-weight-title, 650);
    --height-line: var(--gatehouse-line-height, 1.5);
    --gap: var(--gatehouse-gap, 1rem);
    --pad: var(--gatehouse-padding, clamp(1rem, 4cqi, 2rem));
    --round: var(--gatehouse-radius, 8px);
    --round-large: var(--gatehouse-radius-large, 14px);
    --border: var(--gatehouse-border-width, 1px);
    --target: var(--gatehouse-target-size, 44px);
    --widest: var(--gatehouse-max-width, 60rem);
    --side: var(--gatehouse-side-width, 15rem);
    --shadow: var(--gatehouse-shadow, none);
    --frame: var(--gatehouse-frame, var(--border) solid var(--line));
    --time: var(--gatehouse-duration, 150ms);
    --ease: var(--gatehouse-easing, ease-out);
  }
  /* An accent of any lightness: text of it and on it can be read. */
  :host {
    --link: var(--accent);
    --readable: light-dark(#ffffff, #0b1220);
    --away: light-dark(#000, #fff);
  }
  @supports (color: oklch(from red l c h)) {
    :host {
      --link: light-dark(oklch(from var(--accent) min(l, 0.5) c h), oklch(from var(--accent) max(l, 0.75) c h));
      --readable: oklch(from var(--accent) clamp(0, (0.59 - l) * 1000, 1) 0 0);
      --away: oklch(from var(--on-accent) clamp(0, (0.59 - l) * 1000, 1) 0 0);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --time: 0ms;
    }
  }
`;
