import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '#errors';

export type ReadinessCheck = () => Promise<void>;

/** The text it returns is shown beside the name, such as which program does the work here. */
export type OptionalCheck = ReadinessCheck | (() => Promise<string>);

/** Names of checks that passed, of optional ones that failed, and of optional ones that are not configured. */
export interface ReadinessReport {
  readonly checked: string[];
  readonly failing: string[];
  readonly notSetUp: string[];
}

const answeredWithinMilliseconds = 3_000;

/** What must work before this process is sent requests. Libs add their own checks. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private readonly optional = new Map<string, OptionalCheck | undefined>();
  private draining = false;

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** Something that only few requests need, so that its failure does not make the process unready. `undefined` when it is not configured. */
  addOptional(name: string, check: OptionalCheck | undefined): void {
    this.optional.set(name, check);
  }

  /** Reports "not ready" from now on, so that no new requests are sent here. */
  drain(): void {
    this.draining = true;
  }

  /** Throws `ServiceUnavailable` when a required check fails; the log has the reason. */
  async check(): Promise<ReadinessReport> {
    const [failures, found] = await Promise.all([
      Promise.all([...this.checks].map(([name, check]) => failureOf(name, check))),
      this.checkOptional(),
    ]);
    const failed = failures.filter((failure) => failure !== undefined);
    if (this.draining) failed.push(new Error('This process is stopping'));
    if (failed.length > 0)
      throw new ServiceUnavailable(new AggregateError(failed, failed.map(({ message }) => message).join('; ')));
    return { ...found, checked: [...this.checks.keys(), ...found.checked] };
  }

  private async checkOptional(): Promise<ReadinessReport> {
    const found: ReadinessReport = { checked: [], failing: [], notSetUp: [] };
    const look = async ([name, check]: [string, OptionalCheck | undefined]): Promise<void> => {
      if (check === undefined) return void found.notSetUp.push(name);
      let detail: unknown;
      const failure = await failureOf(name, async () => void (detail = await check()));
      if (failure !== undefined) found.failing.push(name);
      else found.checked.push(typeof detail === 'string' ? `${name}: ${detail}` : name);
    };
    await Promise.all([...this.optional].map(look));
    return found;
  }
}

/** A check that does not answer in time has failed as well. */
async function failureOf(name: string, check: ReadinessCheck): Promise<Error | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), answeredWithinMilliseconds);
  });
  try {
    await Promise.race([check(), late]);
    return undefined;
  } catch (cause) {
    return new Error(`${name} is not ready`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
