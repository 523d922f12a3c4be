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
  /** The address of Gatehouse. Defaults to the origin of this script. */
  apiUrl?: Element['apiUrl'] | undefined;
  /** The token of a widget session. Setting a new one continues where an expired one left off. */
  sessionToken?: Element['sessionToken'] | undefined;
  /** Called to get a session from your server: at the start, before one expires, and after one was refused. */
  fetchSession?: Element['fetchSession'] | undefined;
  /** A BCP 47 language tag. Defaults to the language of the page. */
  lang?: Element['lang'] | undefined;
  /** Your own texts in place of some of the built-in ones. */
  words?: Element['words'] | undefined;
  /** The address of a page of yours that has this element with its `phone` attribute, to take photos with a phone. */
  phoneUrl?: Element['phoneUrl'] | undefined;
  /** Set on the page that phones open by a QR code: it only takes photos. */
  phone?: Element['phone'] | undefined;
  /** The review was loaded, and the first screen is shown. */
  onReady?: ((event: GatehouseReadyEvent) => void) | undefined;
  /** Another step is shown. */
  onStep?: ((event: GatehouseStepEvent) => void) | undefined;
  /** The review was submitted on this page. */
  onSubmitted?: ((event: GatehouseSubmittedEvent) => void) | undefined;
  /** The status of the review changed. */
  onStatus?: ((event: GatehouseStatusEvent) => void) | undefined;
  /** Something went wrong; the person is told as well. */
  onError?: ((event: GatehouseErrorEvent) => void) | undefined;
  /** The person wants to leave. */
  onExit?: ((event: GatehouseExitEvent) => void) | undefined;
}

/** The element as a component: its properties are props, its events callbacks. On a server it draws its tag alone. */
export declare const GatehouseOnboarding: ForwardRefExoticComponent<GatehouseOnboardingProps & RefAttributes<Element>>;
