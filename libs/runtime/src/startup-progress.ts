/** Tells people what is going on while something takes its time. */
export abstract class StartupProgress {
  abstract report(step: string): void;
}
