import { apiVersions } from '#contracts';

/** In which version a request wants to be answered, and was. */
export const versionHeader = 'Gatehouse-Version';

const schema = { type: 'string', enum: [...apiVersions] };

/** What `/openapi.json` says of it, once for all operations. */
export const versionComponents = {
  parameters: {
    GatehouseVersion: {
      name: versionHeader,
      in: 'header' as const,
      required: false,
      schema,
      description: 'The version of the API to be answered in. Without it, the one that the key is pinned to.',
    },
  },
  headers: {
    GatehouseVersion: { schema, description: 'The version of the API in which this was answered.' },
  },
};

export const versionParameter = { $ref: '#/components/parameters/GatehouseVersion' };

export const answeredVersion = { [versionHeader]: { $ref: '#/components/headers/GatehouseVersion' } };
