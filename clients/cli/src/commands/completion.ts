import type { Command } from '../command/command.js';
import { everyOption } from '../command/help.js';
import { firstOf } from './firsts.js';

/** For the shells, from what the commands say of themselves. */
export function completionOf(commands: readonly Command[]): Command {
  const cases = commands.map(({ name, firstWords = [], options = {} }) => ({
    name,
    words: [...firstWords, ...Object.keys({ ...options, ...everyOption }).map((option) => `--${option}`)].join(' '),
  }));
  const names = [...commands.map(({ name }) => name), 'completion'].join(' ');
  const bash = [
    '_gatehouse() {',
    `  local word="\${COMP_WORDS[COMP_CWORD]}"`,
    `  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${names}" -- "$word")); return; fi`,
    `  case "\${COMP_WORDS[1]}" in`,
    ...cases.map(({ name, words }) => `    ${name}) COMPREPLY=($(compgen -W "${words}" -- "$word"));;`),
    '  esac',
    '}',
    'complete -o default -F _gatehouse gatehouse',
  ].join('\n');
  const fish = [
    `complete -c gatehouse -n __fish_use_subcommand -f -a "${names}"`,
    ...cases.map(({ name, words }) => `complete -c gatehouse -n "__fish_seen_subcommand_from ${name}" -a "${words}"`),
  ].join('\n');
  const zsh = `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
  return {
    name: 'completion',
    words: 'bash | zsh | fish',
    firstWords: ['bash', 'zsh', 'fish'],
    summary: 'What a shell completes this command with.',
    examples: [{ line: 'source <(gatehouse completion bash)', about: 'in ~/.bashrc' }],
    run: async (given) => given.output.text(firstOf(given, { bash, zsh, fish })),
  };
}
