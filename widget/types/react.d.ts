// Written from `widget/src` by `npm run docs`; a test fails where it differs.

import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type {
  GatehouseOnboarding as Element,
  GatehouseReadyEvent,
  GatehouseStepEvent,
  GatehouseSubmittedEvent,
  GatehouseStatusEvent,
  GatehouseErrorEvent,
  GatehouseExitEvent,
} from './gatehouse-onboarding.js';

type Own =
  | 'apiUrl'
  | 'sessionToken'
  | 'fetchSession'
  | 'lang'
  | 'words'
  | 'phoneUrl'
  | 'phone'
  | 'onReady'
  | 'onStep'
  | 'onSubmitted'
  | 'onStatus'
  | 'onError'
  | 'onExit';

export interface GatehouseOnboardingProps extends Omit<HTMLAttributes<Element>, Own> {
  /** Where Gatehouse answers. Absent: where this script came from. */
  apiUrl?: Element['apiUrl'] | undefined;
  /** The token of a widget session. A new one goes on where the last one ended. */
  sessionToken?: Element['sessionToken'] | undefined;
  /** Asks your server for a session: at first, before one ends, and when one was refused. */
  fetchSession?: Element['fetchSession'] | undefined;
  /** As BCP 47. Absent: the language of the page. */
  lang?: Element['lang'] | undefined;
  /** Your own words in place of some of ours. */
  words?: Element['words'] | undefined;
  /** A page of yours with this element and its attribute `phone`, to go on there with a camera. */
  phoneUrl?: Element['phoneUrl'] | undefined;
  /** This page goes on for another: it takes photos only, for whoever opened it by a code. */
  phone?: Element['phone'] | undefined;
  /** The review was read, and something can be seen. */
  onReady?: ((event: GatehouseReadyEvent) => void) | undefined;
  /** Another step is shown. */
  onStep?: ((event: GatehouseStepEvent) => void) | undefined;
  /** The review was submitted, just now and here. */
  onSubmitted?: ((event: GatehouseSubmittedEvent) => void) | undefined;
  /** The review has another status than before. */
  onStatus?: ((event: GatehouseStatusEvent) => void) | undefined;
  /** Something does not go on by itself; the person is told as well. */
  onError?: ((event: GatehouseErrorEvent) => void) | undefined;
  /** The person wants to leave. */
  onExit?: ((event: GatehouseExitEvent) => void) | undefined;
}

/** The element as a component: its properties are props, its events callbacks. On a server it draws its tag alone. */
export declare const GatehouseOnboarding: ForwardRefExoticComponent<GatehouseOnboardingProps & RefAttributes<Element>>;
