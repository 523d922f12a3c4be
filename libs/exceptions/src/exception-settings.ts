import { type Clock, Config, type SettingsOf, declareSettings, integerBetween } from '#runtime';

/** When what does not move is somebody's business. */
export abstract class ExceptionConfig extends Config {
  readonly stuckHours: number;
}

const settings: SettingsOf<Omit<ExceptionConfig, keyof Config>> = {
  stuckHours: {
    variable: 'STUCK_HOURS',
    default: '4',
    about: 'After how many hours without a move a payout, a transfer or money that goes back is an exception',
    parse: integerBetween(1, 720),
  },
};

export const exceptionConfig = declareSettings(ExceptionConfig, settings);

/** What has not moved since then is stuck. */
export function stuckSince({ stuckHours }: ExceptionConfig, clock: Clock): Date {
  return new Date(clock.now().getTime() - stuckHours * 3_600_000);
}
