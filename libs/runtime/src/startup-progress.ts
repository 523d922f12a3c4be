/** Shows people what is going on during a slow start. */
export abstract class StartupProgress {
  abstract report(step: string): void;
}
