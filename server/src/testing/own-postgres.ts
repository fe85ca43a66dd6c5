import pg from 'pg'

/** A database of its own on a PostgreSQL. */
export interface OwnDatabase {
  readonly href: string
  drop(): Promise<void>
}

/** Makes the database `name` on the PostgreSQL at `url`, as a copy of `template` where one is named. Nobody may be connected to the template. */
export const createOwnDatabase = async (url: string, name: string, template = 'template1'): Promise<OwnDatabase> => {
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await administer(`create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  // A process that a test killed may still be leaving.
  return { href: own.href, drop: () => administer(`drop database ${name} with (force)`) }
}
