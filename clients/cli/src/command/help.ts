import type { Command, Option } from './command.js';

export const everyOption: Readonly<Record<string, Option>> = {
  json: { type: 'boolean', about: 'answer JSON, also at a terminal' },
  url: { type: 'string', value: 'URL', about: 'another Gatehouse than the one that you logged in to' },
  help: { type: 'boolean', about: 'show this' },
};

const codes = `Ends with 0 when it is done, 1 when Gatehouse refuses it, 2 when it is called wrongly, 3 when nobody is logged in or
the key is no longer taken, 4 when Gatehouse cannot be reached.`;

export function helpOf(command: Command): string {
  const options = { ...command.options, ...everyOption };
  return [
    `gatehouse ${command.name}${command.words === undefined ? '' : ` ${command.words}`}`,
    `\n  ${command.summary}\n`,
    'Options:',
    ...Object.entries(options).map(([name, { value, about }]) =>
      line(`--${name}${value === undefined ? '' : ` ${value}`}`, about),
    ),
    '\nExamples:',
    ...command.examples.map((example) => `  ${example.line}\n      ${example.about}`),
    '',
  ].join('\n');
}

export function helpOfAll(commands: readonly Command[]): string {
  return [
    'gatehouse COMMAND\n\n  Gatehouse from the command line.\n',
    'Commands:',
    ...commands.map(({ name, summary }) => line(name, summary)),
    '\nExamples:',
    '  gatehouse login --new "My company"\n      an organization and a key of your own, where Gatehouse runs on this machine',
    '  gatehouse listen --forward-to http://localhost:3000/hook\n      events as signed webhooks, on your own machine',
    '  gatehouse trigger account_credited\n      let something happen in the sandbox',
    '\ngatehouse COMMAND --help says more of each.',
    codes,
    '',
  ].join('\n');
}

function line(left: string, right: string): string {
  return `  ${left.padEnd(20)} ${right}`;
}
