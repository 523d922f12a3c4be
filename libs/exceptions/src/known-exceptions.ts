import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '#errors';
import { Jobs } from '#jobs';
import type { ExceptionKind } from './exception-kind.js';
import type { ExceptionKindName } from './exception-table.js';
import { LookForExceptions } from './look-for-exceptions.js';

/** The kinds of the apps that run in this process. Looking for one is a job. */
@Injectable()
export class KnownExceptions {
  private readonly known = new Map<ExceptionKindName, ExceptionKind>();

  constructor(
    private readonly jobs: Jobs,
    private readonly lookFor: LookForExceptions,
  ) {}

  register(kind: ExceptionKind): void {
    this.known.set(kind.kind, kind);
    this.jobs.handle({ name: lookingFor(kind.kind) }, () => this.lookFor.of(kind));
  }

  get kinds(): readonly ExceptionKindName[] {
    return [...this.known.keys()];
  }

  /** The services that run alone each know their own; the platform knows them all. */
  get(kind: ExceptionKindName): ExceptionKind {
    const found = this.known.get(kind);
    if (found === undefined) throw new ServiceUnavailable();
    return found;
  }
}

/** The name of the job: `lookForPayoutStuck`. */
export function lookingFor(kind: ExceptionKindName): string {
  return `lookFor${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}
