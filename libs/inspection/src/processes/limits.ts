/** In processor time, so that a busy machine makes no document unreadable. */
export interface InspectionLimits {
  /** Until it is known what the file is. */
  readonly openedWithinMilliseconds: number;
  /** From the start until everything wanted is read, of a picture or of one page. */
  readonly readWithinMilliseconds: number;
  /** Additional, for each page that is read after the first. */
  readonly furtherPageMilliseconds: number;
  readonly mostMegabytes: number;
}

/** An ordinary page takes 2.3 s on a slow processor, and 4.4 s if it is the first one of a process. */
export const limits: InspectionLimits = {
  openedWithinMilliseconds: 4_500,
  readWithinMilliseconds: 8_000,
  furtherPageMilliseconds: 2_500,
  mostMegabytes: 1_024,
};

/** Until a copy of a document is drawn: fifty pages take some 10 s on a slow processor. */
export const drawnWithinMilliseconds = 20_000;

/** A process whose processor time falls behind the clock by this factor has come to a standstill. */
export const mostPatience = 4;
