import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/** `organizationId` is `organization_id` in the database, always. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName: string | undefined): string {
    return customName ?? snake(className);
  }
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes, customName ?? propertyName].map(snake).join('_');
  }
}

/** For SQL whose rows are read as they come: `columnsAs(['organizationId', 'type'])` is `organization_id AS "organizationId", type`. */
export function columnsAs(properties: readonly string[], table?: string): string {
  const prefix = table === undefined ? '' : `${table}.`;
  return properties.map((name) => `${prefix}${snake(name)}${snake(name) === name ? '' : ` AS "${name}"`}`).join(', ');
}

export function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
