import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { encode, decode } from './function-values.ts'
import { functions, type Functions } from './functions.ts'
import { prepared } from './prepared.ts'

/** PostgreSQL's types that functions take and return, by their names in its catalogue, and what they are here. */
interface Types {
  text: string
  bigint: number
  boolean: boolean
  'timestamp with time zone': Date
  jsonb: unknown
  bytea: Uint8Array
}
type TypeName = keyof Types
/** With `?` it may be null. */
type Declared = TypeName | `${TypeName}?`
type ValueOf<Type> = Type extends `${infer Name extends TypeName}?` ? Types[Name] | null : Type extends TypeName ? Types[Type] : never
type ValuesOf<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

export interface DeclaredFunction {
  readonly name: string
  /** By their names, in the function's order. */
  readonly takes: Readonly<Record<string, Declared>>
  /** The columns of what it returns; none where it returns nothing. */
  readonly returns: Readonly<Record<string, Declared>>
}

export const typeOf = (declared: Declared): string => declared.replace(/\?$/, '')

/** Every function that the server calls; a test compares them with the database's catalogue. */
export const declaredFunctions: DeclaredFunction[] = []

/** Names a function of the database in a statement. */
export const functionName = (name: string, { schema }: Functions = functions): SQL => sql`${sql.identifier(schema)}.${sql.identifier(name)}`

/**
 * A function of the database that the server calls, with the names and types of what it takes and returns. Called on a database it gives its rows;
 * PostgreSQL plans the call once per connection.
 */
export const databaseFunction = <const Takes extends DeclaredFunction['takes'], const Returns extends DeclaredFunction['returns']>(
  name: string,
  takes: Takes,
  returns: Returns,
) => {
  declaredFunctions.push({ name, takes, returns })
  return (db: Database, own: Functions = functions) => {
    const columns = Object.entries(returns)
    const statement = () => {
      const given = Object.entries(takes).map(([arg, declared]) => {
        const type = typeOf(declared)
        const value = sql.param(sql.placeholder(arg), { mapToDriverValue: (one: unknown) => encode(type, one) })
        return sql`${sql.identifier(arg)} => ${value}::${sql.raw(type)}`
      })
      // Citus carries out no select without columns.
      const wanted =
        columns.length === 0
          ? sql`1`
          : sql.join(
              columns.map(([column]) => sql.identifier(column)),
              sql`, `,
            )
      return sql`select ${wanted} from ${functionName(name, own)}(${sql.join(given, sql`, `)})`
    }
    const call = prepared<Readonly<Record<string, unknown>>>(db, `${name}_${own.schema}`, statement)
    return async (values: ValuesOf<Takes>): Promise<readonly ValuesOf<Returns>[]> => {
      const rows = await call({ ...values })
      return rows.map(
        row => Object.fromEntries(columns.map(([column, declared]) => [column, decode(typeOf(declared), row[column])])) as ValuesOf<Returns>,
      )
    }
  }
}
