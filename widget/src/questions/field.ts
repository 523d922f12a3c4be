import type { IdentityDocumentPayload, PhysicalAddressVerification } from '../api/contract.js';
import type { FieldName } from '../languages/en/words.js';

/** The `autocomplete` values in use. */
type Autocomplete =
  | 'additional-name'
  | 'address-level2'
  | 'address-line1'
  | 'address-line2'
  | 'bday'
  | 'family-name'
  | 'given-name'
  | 'organization'
  | 'organization-title'
  | 'postal-code';

/** Common to all kinds. Labels and hints are looked up by the field's name. */
interface Plain {
  readonly optional?: true;
}

interface TextField extends Plain {
  readonly kind: 'text';
  readonly min?: number;
  readonly max: number;
  /** Takes several lines. */
  readonly long?: true;
  readonly autocomplete?: Autocomplete;
}
type WordField = TextField | (Plain & { readonly kind: 'email' | 'phone' | 'webAddress' | 'country' }) | DateField;
/** `birth` means that the person is of age, `past` that the day is not after today, `recent` that it is not long before. */
export type DayOf = 'birth' | 'past' | 'recent' | 'any';

interface DateField extends Plain {
  readonly kind: 'date';
  readonly of: DayOf;
  readonly autocomplete?: Autocomplete;
}
interface NumberField extends Plain {
  readonly kind: 'number';
  readonly min: number;
  readonly max?: number;
  readonly whole?: true;
  readonly unit?: '%';
}
interface YesNoField extends Plain {
  readonly kind: 'yesNo';
}
interface ChoiceField<V extends string = string> extends Plain {
  readonly kind: 'choice';
  readonly options: readonly V[];
}
interface ChoicesField<V extends string = string> extends Plain {
  readonly kind: 'choices';
  readonly options: readonly V[];
  readonly atLeast: 0 | 1;
}
interface CountriesField extends Plain {
  readonly kind: 'countries';
}
interface SubDivisionField extends Plain {
  readonly kind: 'subDivision';
  /** The sibling field that holds the country. */
  readonly countryIn: string;
}
/** A number together with its type: which types exist depends on the country. */
interface TaxNumberField extends Plain {
  readonly kind: 'taxNumber';
  readonly holder: 'individual' | 'business';
}
interface TaxNumberTypeField extends Plain {
  readonly kind: 'withTaxNumber';
}
interface AddressField extends Plain {
  readonly kind: 'address';
  /** Asked only when this sibling field is answered with no. */
  readonly unless?: string;
}
interface GovernmentIdField extends Plain {
  readonly kind: 'governmentId';
}
interface DocumentField extends Plain {
  readonly kind: 'document';
  readonly camera?: 'user';
}
interface DocumentsField<Extra extends string = string> extends Plain {
  readonly kind: 'documents';
  /** What is asked about each file. */
  readonly documentTypes?: readonly Extra[];
  readonly issuedOn?: true;
}
interface GroupField<P> extends Plain {
  readonly kind: 'group';
  readonly fields: Fields<P>;
}

/** The kinds of field that can ask for a value of type `V`. */
type FieldOf<V> = [V] extends [boolean]
  ? YesNoField
  : [V] extends [number]
    ? NumberField
    : [V] extends [readonly (infer Item)[]]
      ? ListFieldOf<Item>
      : [V] extends [string]
        ? string extends V
          ? WordField | SubDivisionField | TaxNumberField
          : (ChoiceField<V> & { readonly options: readonly V[] }) | TaxNumberTypeField
        : [V] extends [IdentityDocumentPayload]
          ? GovernmentIdField
          : [V] extends [PhysicalAddressVerification]
            ? AddressField
            : [V] extends [{ documentId: string }]
              ? DocumentField
              : GroupField<V>;

type ListFieldOf<Item> = [Item] extends [{ documentId: string; documentType: infer T extends string }]
  ? DocumentsField<T> & { readonly documentTypes: readonly T[] }
  : [Item] extends [{ documentId: string }]
    ? DocumentsField<never>
    : [Item] extends [string]
      ? string extends Item
        ? CountriesField
        : ChoicesField<Item>
      : never;

/** One field for each property of a payload, in the order in which they are asked. */
export type Fields<P> = {
  readonly [K in Exclude<keyof P, 'type'>]-?: FieldOf<NonNullable<P[K]>> &
    (undefined extends P[K] ? { readonly optional: true } : { readonly optional?: never });
};

/** Any field, without the types of the payload it belongs to. */
export type Field =
  | WordField
  | NumberField
  | YesNoField
  | ChoiceField
  | ChoicesField
  | CountriesField
  | SubDivisionField
  | TaxNumberField
  | TaxNumberTypeField
  | AddressField
  | GovernmentIdField
  | DocumentField
  | DocumentsField
  | { readonly kind: 'group'; readonly fields: Readonly<Record<string, Field>>; readonly optional?: true };

export type FieldKind = Field['kind'];
export type AnyFields = Readonly<Partial<Record<FieldName, Field>>>;
