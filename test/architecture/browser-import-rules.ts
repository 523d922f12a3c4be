import { outside, rule, vocabulary } from './import-rule.js';

/** What the workspaces that are sent to browsers may take from elsewhere. */
export const browserRules = [
  rule(
    'widget-knows-the-contract',
    { path: '^widget/', pathNot: outside },
    { path: '^(apps|libs|console|test)/', pathNot: '^libs/contracts/' },
    'The widget talks HTTP; all it shares is the contract.',
  ),
  rule(
    'widget-carries-the-vocabulary',
    { path: '^widget/', pathNot: outside },
    { path: '^libs/contracts/', pathNot: vocabulary, dependencyTypesNot: ['type-only'] },
    'Of the contract the widget brings plain constants to browsers; the rest it knows as types.',
  ),
  rule(
    'console-knows-the-vocabulary',
    { path: '^console/', pathNot: outside },
    { path: '^(apps|libs|test)/', pathNot: vocabulary },
    'The console uses nothing but the public API; all it shares are the words of the contract.',
  ),
  rule(
    'console-shares-the-questions',
    { path: '^console/', pathNot: outside },
    {
      path: '^widget/',
      pathNot:
        '^widget/((bundle|languages-apart)\\.mjs$|src/api/new-id\\.ts$|src/languages/|src/forms/forms\\.ts$|src/fields/country/countries\\.ts$|src/screens/summary/answer-lines\\.ts$)',
    },
    'Of the widget the console has the languages, the countries, the questions, how answers are written, and new ids.',
  ),
];
