import { noChange } from 'lit';
import { Directive, type PropertyPart, directive } from 'lit/directive.js';
import { setCommittedValue } from 'lit/directive-helpers.js';

/** For properties that people change themselves: set whenever they are not what is there, as lit's own does for all. */
export const live = directive(
  class extends Directive {
    override render(value: unknown): unknown {
      return value;
    }

    override update(part: PropertyPart, [value]: [unknown]): unknown {
      if ((part.element as unknown as Record<string, unknown>)[part.name] === value) return noChange;
      setCommittedValue(part);
      return value;
    }
  },
);
