/** Counted in work of the processor, so that a busy machine makes nobody's document unreadable. */
export interface Limits {
  /** Until it is known what it is. */
  readonly openedWithinMilliseconds: number;
  /** From the beginning until all is read that was asked for, of a picture or of a page. */
  readonly readWithinMilliseconds: number;
  /** More, for each page after the first that is read. */
  readonly furtherPageMilliseconds: number;
  readonly mostMegabytes: number;
}

/** An ordinary page takes 2.3 s on a slow processor, 4.4 when it is the first one that a process reads. */
export const limits: Limits = {
  openedWithinMilliseconds: 4_500,
  readWithinMilliseconds: 8_000,
  furtherPageMilliseconds: 2_500,
  mostMegabytes: 1_024,
};

/** Who works that much slower than the clock has come to a standstill. */
export const mostPatience = 4;
