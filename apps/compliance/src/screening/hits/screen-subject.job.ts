import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#jobs';
import { screenSubject } from '../../records/attestation.moves.js';
import { ScreenSubject } from './screen-subject.js';

/** A name that was attested is looked for. */
@Injectable()
export class ScreenSubjectJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly screening: ScreenSubject,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(screenSubject, (ids) => this.screening.screen(ids));
  }
}
