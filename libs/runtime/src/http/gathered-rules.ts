import { type ValidationArguments, ValidationTypes, getMetadataStorage } from 'class-validator';

type Rule = (value: unknown, instance: object) => boolean;
type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

interface Field {
  readonly name: string;
  /** The field is only validated when all of these hold. */
  readonly conditions: readonly Rule[];
  readonly rules: readonly Rule[];
}

const gathered = new Map<unknown, ReadonlyMap<string, Field>>();

/**
 * Whether an instance and what is nested in it is certainly as its class-validator rules want it. class-validator itself gathers the
 * rules again for every object, out of those of all classes there are; here they are gathered once for each class.
 * "No" says nothing yet: class-validator is asked then, for it also knows how to say what is wrong.
 */
export function certainlyHolds(instance: object): boolean {
  const type = instance.constructor;
  let fields = gathered.get(type);
  if (fields === undefined) gathered.set(type, (fields = gather(type)));
  if (fields.size === 0) return false;
  for (const name in instance) if (!fields.has(name)) return false;
  for (const field of fields.values()) if (!fieldHolds(field, instance)) return false;
  return true;
}

function fieldHolds({ name, conditions, rules }: Field, instance: object): boolean {
  const value = (instance as Record<string, unknown>)[name];
  return !conditions.every((rule) => rule(value, instance)) || rules.every((rule) => rule(value, instance));
}

function gather(type: NewableFunction): ReadonlyMap<string, Field> {
  const storage = getMetadataStorage();
  const all = storage.getTargetValidationMetadatas(type, '', false, false);
  return new Map(
    Object.entries(storage.groupByPropertyName(all)).map(([name, its]) => {
      const isCondition = ({ type: kind }: Metadata): boolean => kind === ValidationTypes.CONDITIONAL_VALIDATION;
      const conditions = its.filter(isCondition).map(conditionOf);
      const rules = its.filter((metadata) => !isCondition(metadata)).flatMap(rulesOf);
      return [name, { name, conditions, rules }];
    }),
  );
}

function conditionOf({ constraints }: Metadata): Rule {
  const [condition] = constraints as [(instance: object, value: unknown) => unknown];
  return (value, instance) => Boolean(condition(instance, value));
}

/** What is out of the ordinary is left to class-validator. */
function rulesOf(metadata: Metadata): Rule[] {
  const { type, constraintCls, constraints, propertyName, validateIf } = metadata;
  if (type === ValidationTypes.NESTED_VALIDATION) return [nestedHolds];
  if (type !== ValidationTypes.CUSTOM_VALIDATION || metadata.each || validateIf !== undefined) return [() => false];
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance: validator }) => (value, object) => {
      const given: ValidationArguments = { targetName: '', property: propertyName, constraints, value, object };
      return validator.validate(value, given) === true;
    });
}

function nestedHolds(value: unknown): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) ? value.every(nestedHolds) : value instanceof Object && certainlyHolds(value);
}
