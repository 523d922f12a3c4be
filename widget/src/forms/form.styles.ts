import { css } from 'lit';

export const formStyles = css`
  .field,
  .field-group {
    display: block;
    margin-block-start: calc(var(--gap) * 1.25);
  }
  .field label,
  .field > legend {
    display: block;
    font-weight: var(--weight-label);
    padding: 0;
  }
  .field small {
    color: var(--text-soft);
    font-weight: var(--weight);
    font-size: var(--size-small);
  }
  .hint {
    color: var(--text-soft);
    font-size: var(--size-small);
    font-weight: var(--weight);
  }
  .input {
    appearance: none;
    display: block;
    inline-size: 100%;
    max-inline-size: 32em;
    min-block-size: var(--target);
    margin-block-start: 0.5em;
    padding: 0.5em 0.75em;
    border: var(--border) solid var(--line-strong);
    border-radius: var(--round);
    background-color: var(--input);
    color: inherit;
    font: inherit;
    font-weight: var(--weight);
    transition: border-color var(--time) var(--ease);
  }
  .input.short {
    max-inline-size: 14em;
  }
  select.input {
    text-overflow: ellipsis;
    padding-inline-end: 2.25em;
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position:
      right 1.05em center,
      right 0.75em center;
    background-size: 0.35em 0.35em;
    background-repeat: no-repeat;
  }
  select.input:dir(rtl) {
    background-position:
      left 0.75em center,
      left 1.05em center;
  }
  .input[aria-invalid='true'],
  .field[aria-invalid='true'] .choice {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  .problem {
    color: var(--danger);
    font-size: var(--size-small);
    font-weight: var(--weight-label);
    margin-block-start: 0.35em;
  }
  .finding {
    font-size: var(--size-small);
    margin-block-start: 0.35em;
    padding-inline-start: 0.6em;
    border-inline-start: 3px solid var(--warning);
  }
  .finding.danger {
    border-color: var(--danger);
  }
  .date {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .group-label {
    font-size: 1.0625em;
    font-weight: var(--weight-label);
    padding: 0;
  }
  .group-label + *:not(.problem) > .field {
    margin-block-start: calc(var(--gap) * 0.75);
  }
  .unit-of-time {
    display: inline-block;
  }
  .unit-of-time::first-letter {
    text-transform: uppercase;
  }
  .date-part {
    inline-size: 3.75em;
  }
  .date-part.year {
    inline-size: 5em;
  }
  .choices.two {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5em), 1fr));
  }
  .problem-summary {
    padding: 1em 1.25em;
    border: 2px solid var(--danger);
    border-radius: var(--round);
    background: var(--danger-soft);
    margin-block-start: var(--gap);
  }
  .problem-summary a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    padding-block: 0.3em;
    color: var(--danger);
  }
  @media (forced-colors: active) {
    select.input {
      appearance: auto;
      background-image: none;
    }
    .choice:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
