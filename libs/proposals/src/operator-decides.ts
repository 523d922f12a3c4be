import type { Caller } from '#auth';
import { Forbidden } from '#errors';
import { Config, type SettingsOf, choiceOf, declareSettings } from '#runtime';

/** Whether the operator key decides reviews where they count. */
export abstract class DecisionsConfig extends Config {
  readonly operatorDecides: 'on' | 'off';
}

const settings: SettingsOf<Omit<DecisionsConfig, keyof Config>> = {
  operatorDecides: {
    variable: 'OPERATOR_DECIDES',
    default: 'off',
    about: 'In `live`, reviews are decided by people who are signed in; `on` lets the operator key decide them too',
    parse: choiceOf(['on', 'off']),
  },
};

export const decisionsConfig = declareSettings(DecisionsConfig, settings);

/** Nor says what is to be thought of a finding, nor ends a suspension. */
export function refuseOperator(caller: Caller, { mode, operatorDecides }: DecisionsConfig): void {
  if (caller.kind !== 'operator' || mode !== 'live' || operatorDecides === 'on') return;
  throw new Forbidden('compliance:decide', 'In live, people decide reviews: sign in, or set OPERATOR_DECIDES=on');
}
