import type { Api, ApiOperation } from './api.js';
import { curlOf } from './curl.js';
import { goOf } from './go.js';
import { pythonOf } from './python.js';
import { requestExample, type RequestExample } from './request-example.js';
import { typescriptOf } from './typescript.js';

export interface Language {
  readonly name: string;
  readonly title: string;
  readonly write: (example: RequestExample) => string;
}

/** The first is shown until a reader chooses another. */
export const languages: readonly Language[] = [
  { name: 'curl', title: 'curl', write: curlOf },
  { name: 'typescript', title: 'TypeScript', write: typescriptOf },
  { name: 'python', title: 'Python', write: pythonOf },
  { name: 'go', title: 'Go', write: goOf },
];

export interface Sample {
  readonly language: Language;
  readonly code: string;
}

/** One request to a route, in each language. */
export function samplesOf(operation: ApiOperation, api: Api, body: unknown): readonly Sample[] {
  const example = requestExample(operation, api, body);
  return languages.map((language) => ({ language, code: language.write(example) }));
}
