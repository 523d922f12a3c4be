import { Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { FigureChange } from './figure-change.entity.js';
import { Figure } from './figure.entity.js';
import { Figures } from './figures.js';
import { FoldFigures } from './fold-figures.js';
import { CreateFigures1795580000085 } from './migrations/1795580000085-create-figures.js';

/** Imported by every app that has counted tables. */
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    persistence({ entities: [Figure, FigureChange], migrations: [CreateFigures1795580000085] }),
  ],
  providers: [Figures, FoldFigures],
  exports: [Figures],
})
export class FiguresModule {}
