import type { Config } from './config.js';
import type { ObjectPlace } from './object-place.js';
import { isExposed } from './plaintext.js';

/** Why documents cannot be kept there, or should not be. */
export function bucketProblems(config: Partial<Config>, name: string, place: ObjectPlace | undefined): string[] {
  if (place?.kind !== 'bucket') return [];
  const problems: string[] = [];
  if (config.awsAccessKeyId === undefined || config.awsSecretAccessKey === undefined)
    problems.push(`${name} is a bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are required`);
  if (place.endpoint.startsWith('http:') && isExposed(config, new URL(place.endpoint).hostname))
    problems.push(
      `The endpoint of ${name} must begin with https when MODE=live, or its host must be named in ALLOW_PLAINTEXT`,
    );
  return problems;
}
