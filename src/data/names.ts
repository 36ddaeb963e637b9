// bundle: ground
import type { Database as Stored, Json } from './database.types.ts';

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
/** The value of a column stays as it is, JSON too. */
type Named<Columns> = { [Name in keyof Columns as CamelCase<Name>]: Columns[Name] };
type Rows<Value> = Value extends readonly (infer Row extends object)[]
  ? Named<Row>[]
  : Value extends Record<string, unknown>
    ? Named<Value>
    : Value;
/** An argument that is left out has its default. Null means none, which some offers and expiry days allow. */
type Arguments<Given> = {
  [Name in keyof Given]: undefined extends Given[Name]
    ? Given[Name] | null
    : Given[Name] | (Name extends 'offeredAt' | 'issuedOn' | 'expiresOn' ? null : never);
};

type EachNamed<Names> = { [Place in keyof Names]: CamelCase<Names[Place]> };
type Links<Of> = {
  [Link in keyof Of]: {
    [Part in keyof Of[Link]]: Part extends 'columns' ? EachNamed<Of[Link][Part]> : Of[Link][Part];
  };
};

type Public = Stored['public'];
/** The database with its columns and arguments named as here: `startsOn` for `starts_on`. */
export type Database = {
  public: {
    Tables: {
      [Name in keyof Public['Tables']]: {
        Row: Named<Public['Tables'][Name]['Row']>;
        Insert: Named<Public['Tables'][Name]['Insert']>;
        Update: Named<Public['Tables'][Name]['Update']>;
        Relationships: Links<Public['Tables'][Name]['Relationships']>;
      };
    };
    Views: Public['Views'];
    Enums: Public['Enums'];
    Functions: {
      [Name in keyof Public['Functions']]: {
        Args: Arguments<Named<Public['Functions'][Name]['Args']>>;
        Returns: Rows<Public['Functions'][Name]['Returns']>;
      };
    };
  };
};

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase());

/** Values under the database's names. */
export const asStored = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [inSnakeCase(name), value as Json]));

/** A query in the database's names with an answer in ours: `startsOn` becomes `startsOn:starts_on`. */
export function inItsNames(question: string): string {
  const [path, asked] = question.split('?');
  if (!asked) return question;
  const parts = [...new URLSearchParams(asked)].map(([key, value]) => [
    inSnakeCase(key),
    key === 'select' ? value.replace(COLUMN, aliased) : /order$/.test(key) ? inSnakeCase(value) : value,
  ]);
  return `${path}?${new URLSearchParams(parts)}`;
}

const COLUMN = /(\w+:)?(\w*[A-Z]\w*)(?![\w:])/g;
const aliased = (_: string, ours: string | undefined, column: string) =>
  (ours ?? column + ':') + inSnakeCase(column);
