import { Injectable } from '@nestjs/common';

export interface StartNote {
  readonly name: string;
  /** Of a page of this service. */
  readonly path: string;
}

/** What else is told at a terminal once it is ready. It gets into no log. */
@Injectable()
export class StartNotes {
  readonly notes: StartNote[] = [];

  add(note: StartNote): void {
    this.notes.push(note);
  }
}
