import { completed } from '../fields/date/days.js';
import { type Question, pathsOf } from '../questions/question.js';
import { isBlank } from '../questions/texts.js';
import { type Values, isRecord, valueAt, withValue } from '../questions/values.js';

/** The payload for the server: without questions that no longer apply, with padded dates and trimmed texts. */
export function payloadValues(questions: readonly Question[], values: Values): Values {
  const answers = questions.flatMap((one) => pathsOf(one).map((path) => [path, one.field.kind] as const));
  return answers.reduce<Values>(
    (ready, [path, kind]) => withValue(ready, path, payloadValue(kind, valueAt(values, path))),
    {},
  );
}

/** An empty multiple choice is an answer. */
function payloadValue(kind: string, value: unknown): unknown {
  if (value === undefined) return kind === 'choices' ? [] : undefined;
  if (typeof value === 'string') return payloadText(kind, value);
  if (Array.isArray(value)) return value.map((item) => payloadValue(kind, item));
  if (!isRecord(value)) return value;
  const inner = Object.entries(value).map(
    ([key, one]) => [key, payloadValue(key.endsWith('On') ? 'date' : 'text', one)] as const,
  );
  return Object.fromEntries(inner.filter(([, one]) => one !== undefined));
}

function payloadText(kind: string, text: string): string | undefined {
  if (isBlank(text)) return undefined;
  return kind === 'date' ? completed(text) : text.trim();
}
