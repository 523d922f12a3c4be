import { BreBKey } from '#contracts';

export class ValidateBreBKey {
  @BreBKey({ describe: 'In the sandbox, keys that begin with `@ana` are somebody’s.' })
  key: string;
}
