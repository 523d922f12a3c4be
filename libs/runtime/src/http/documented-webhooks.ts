import type { OpenAPIObject } from '@nestjs/swagger';

type PathItem = OpenAPIObject['paths'][string];

export interface DocumentedWebhooks {
  /** By the type of their payload. */
  readonly items: Readonly<Record<string, PathItem>>;
  /** The classes to which their schemas refer. */
  readonly models: readonly (new () => object)[];
}

let known: DocumentedWebhooks = { items: {}, models: [] };

/** What the events of the service look like to receivers: called once, by whoever has their catalog. */
export function declareWebhooks(webhooks: DocumentedWebhooks): void {
  known = webhooks;
}

export function declaredWebhooks(): DocumentedWebhooks {
  return known;
}
