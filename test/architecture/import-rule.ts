import type { IForbiddenRuleType } from 'dependency-cruiser';

interface Condition {
  readonly path?: string;
  readonly pathNot?: string | readonly string[];
  readonly dependencyTypes?: readonly string[];
  readonly dependencyTypesNot?: readonly string[];
  readonly couldNotResolve?: boolean;
}

export const outside = '\\.spec\\.ts$|\\.spec-fixture\\.ts$|^test/';
export const vocabulary = '^libs/contracts/src/vocabulary/';

export function rule(name: string, from: Condition, to: Condition, comment: string): IForbiddenRuleType {
  return { name, severity: 'error', from, to, comment } as IForbiddenRuleType;
}
