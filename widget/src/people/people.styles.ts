import { css } from 'lit';
import { rows } from '../screen-parts/rows.styles.js';

export const peopleStyles = css`
  ${rows}
  .people {
    display: grid;
    gap: 0.75rem;
    margin-block: calc(var(--gap) * 1.25) 0.75rem;
  }
  .person {
    padding: 0.85em 1em;
    border: var(--border) solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
  }
  .person-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25em 1em;
  }
  .person-name {
    font-weight: var(--weight-label);
  }
  .person-buttons {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -0.5em;
  }
  .person .danger-text {
    color: var(--danger);
  }
  .confirm,
  .problem-note {
    margin-block-start: 0.75em;
  }
  .confirm .actions {
    margin-block-start: 0.75em;
  }
  .people-note {
    margin-block-start: 0.5em;
  }
  .ways {
    margin-block-start: 0.75em;
  }
  .ways > legend {
    padding: 0;
    font-weight: var(--weight-label);
  }
  .ways .actions {
    margin-block-start: 0.85em;
  }
  .empty {
    padding: 1.5em 1em;
    border: var(--border) dashed var(--line-strong);
    border-radius: var(--round);
    color: var(--text-soft);
  }
`;
