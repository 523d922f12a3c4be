import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { readOrigin } from '#auth';
import { Integer, field, itemRule } from '#contracts';

export const longestSeconds = 1_800;
const mostOrigins = 20;

/** The origins of the pages on which a session may be used. */
function Origins(): PropertyDecorator {
  const described = {
    describe: 'Where the widget is shown: scheme, host and perhaps a port, exactly. `http` only on your own machine.',
    example: ['https://onboarding.partner.example'],
  };
  const items = { type: 'string', minLength: 1, maxLength: 300 };
  return field(
    described,
    { type: 'array', items, minItems: 1, maxItems: mostOrigins },
    IsArray({ message: 'must be a list' }),
    ArrayMinSize(1, { message: 'must have at least 1 item' }),
    ArrayMaxSize(mostOrigins, { message: `must have at most ${mostOrigins} items` }),
    itemRule(
      'origins',
      'must be an origin such as https://app.example.com: https (http only for localhost, 127.0.0.1 and [::1]), no path, no *',
      (value) => typeof value === 'string' && readOrigin(value) !== undefined,
    ),
  );
}

export class CreateSession {
  @Origins()
  allowedOrigins: string[];

  @Integer({
    min: 60,
    max: longestSeconds,
    optional: true,
    describe: `When the session ends by itself; ${longestSeconds} seconds when absent. Make another one to go on.`,
  })
  expiresInSeconds?: number;
}
