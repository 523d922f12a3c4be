import { css } from 'lit';
import { rows } from '../screen-parts/rows.styles.js';

export const progressStyles = css`
  ${rows}
  gatehouse-progress {
    display: grid;
  }
  .progress {
    display: block;
    padding: var(--pad);
    padding-block-end: 0;
    min-inline-size: 0;
  }
  .progress-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1em;
    min-block-size: var(--target);
    inline-size: 100%;
    padding: 0.5em 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--size-small);
    line-height: 1.35;
    text-align: start;
    cursor: pointer;
  }
  .progress-head::after {
    content: '';
    flex: none;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline-end: 0.3em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -0.2em;
  }
  .progress-head[aria-expanded='true']::after {
    rotate: 225deg;
    translate: 0 0.1em;
  }
  .progress-bar {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 0.375rem;
    border: 0;
    border-radius: 1rem;
    overflow: hidden;
    background: var(--line);
    color: var(--accent);
  }
  .progress-bar::-webkit-progress-bar {
    background: var(--line);
  }
  .progress-bar::-webkit-progress-value {
    background: var(--accent);
    border-radius: 1rem;
    transition: inline-size var(--time) var(--ease);
  }
  .progress-bar::-moz-progress-bar {
    background: var(--accent);
  }
  .progress-list {
    display: none;
    padding-block-start: 0.5em;
  }
  .progress-list.shown {
    display: block;
  }
  .progress-title {
    margin-block: 1.1em 0.15em;
    color: var(--text-soft);
    font-size: var(--size-small);
    font-weight: var(--weight-label);
  }
  .progress-title:first-child {
    margin-block-start: 0;
  }
  .progress-last {
    margin-block-start: 1.1em;
  }
  .progress-item {
    display: flex;
    gap: 0.65em;
    min-block-size: var(--target);
    align-items: center;
    font-size: 0.9375em;
    color: var(--text-soft);
  }
  .progress-item.current {
    color: var(--text);
    font-weight: var(--weight-label);
  }
  .progress-item.current .mark {
    color: var(--link);
    fill: var(--accent-soft);
  }
  .progress-item .link:not(:hover) {
    text-decoration: none;
  }
  @container (min-width: 44rem) {
    .progress {
      padding-block-end: var(--pad);
      border-inline-end: var(--border) solid var(--line);
      background: var(--raised);
    }
    .progress-head,
    .progress-bar {
      display: none;
    }
    .progress-list {
      display: block;
      position: sticky;
      inset-block-start: 1rem;
      padding: 0;
    }
  }
  @media (forced-colors: active) {
    .progress-bar {
      border: 1px solid;
    }
    .progress-bar::-webkit-progress-value {
      background: Highlight;
    }
  }
`;
