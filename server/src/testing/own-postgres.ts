import pg from 'pg'

/** A database of its own on a PostgreSQL. */
export interface OwnDatabase {
  readonly href: string
  drop(): Promise<void>
}

/** Of an address that limits the time of statements: to make and remove a database may take longer. */
export const UNLIMITED = 'set statement_timeout = 0'

/** Sends one text of statements to the database at `url`, on a connection of its own. */
export const sendTo = async <Row extends pg.QueryResultRow = never>(
  url: string,
  statements: string,
  values?: readonly unknown[],
): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(UNLIMITED)
    return (await client.query<Row>(statements, values && [...values])).rows
  } finally {
    await client.end()
  }
}

/** Makes the database `name` on the PostgreSQL at `url`, as a copy of `template` where one is named. Nobody may be connected to the template. */
export const createOwnDatabase = async (url: string, name: string, template = 'template1'): Promise<OwnDatabase> => {
  await sendTo(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  // A process that a test killed may still be leaving.
  return { href: own.href, drop: async () => void (await sendTo(url, `drop database ${name} with (force)`)) }
}
