/** A program that this bench needs is not on this machine. */
export class Missing extends Error {}
