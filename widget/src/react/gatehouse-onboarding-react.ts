import { type EventName, createComponent } from '@lit/react';
import * as react from 'react';
import {
  GatehouseErrorEvent,
  GatehouseExitEvent,
  GatehouseOnboarding as Element,
  GatehouseReadyEvent,
  GatehouseStatusEvent,
  GatehouseStepEvent,
  GatehouseSubmittedEvent,
} from '../gatehouse-onboarding.js';

/** The element as a component: its properties are props, its events callbacks. On a server it draws its tag alone. */
export const GatehouseOnboarding = createComponent({
  react,
  tagName: 'gatehouse-onboarding',
  elementClass: Element,
  displayName: 'GatehouseOnboarding',
  events: {
    onReady: GatehouseReadyEvent.type as EventName<GatehouseReadyEvent>,
    onStep: GatehouseStepEvent.type as EventName<GatehouseStepEvent>,
    onSubmitted: GatehouseSubmittedEvent.type as EventName<GatehouseSubmittedEvent>,
    onStatus: GatehouseStatusEvent.type as EventName<GatehouseStatusEvent>,
    onError: GatehouseErrorEvent.type as EventName<GatehouseErrorEvent>,
    onExit: GatehouseExitEvent.type as EventName<GatehouseExitEvent>,
  },
});
