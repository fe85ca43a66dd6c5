import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serversOf } from './database-servers.ts'
import { environmentReader, ORIGIN, type Environment } from './environment-reader.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const modes = ['demo', 'production', 'development'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The checked environment. Folders are absolute paths. */
export interface Config {
  readonly mode: (typeof modes)[number]
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  /** Absent: the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined
  /** A standby of it, for reads that may be a second old. */
  readonly replicaUrl: string | undefined
  /** The name of this installation among several, each of which serves some of the merchants; absent: it serves all of its folder. */
  readonly cell: string | undefined
  /** The database to which a command moves a merchant. */
  readonly targetDatabaseUrl: string | undefined
  readonly dataDir: string
  readonly merchantsDir: string
  readonly secretsDir: string | undefined
  /** What `vite build web --app` wrote. */
  readonly webDist: string
  /** Addresses and CIDR blocks whose `X-Forwarded-…` headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** Whether `X-Forwarded-Host` is trusted from them too. */
  readonly trustForwardedHost: boolean
  /** The origin of a `/wps` server of somebody else's, to which calls are passed on; absent: this server answers them itself. */
  readonly apiUrl: string | undefined
  readonly logLevel: (typeof logLevels)[number]
  readonly workers: number
  /** How long a server that was told to end goes on answering, while `/readyz` says that it is leaving, seconds. */
  readonly stopPause: number
  /** The header in which a trusted proxy names the visitor's country (ISO 3166-1 alpha-2), e.g. `CF-IPCountry`. */
  readonly countryHeader: string | undefined
  /** A file of address ranges and their countries: `.mmdb` in MaxMind's format, otherwise CSV. Used for visitors whose country no header names. */
  readonly countryFile: string | undefined
  /** The secret from which the server's keys are derived; if absent, a key made at first start is stored in the database. */
  readonly secretKey: string | undefined
  /** The key of before, while what it sealed is sealed anew. */
  readonly secretKeyBefore: string | undefined
  /** How long the log of identity events is kept, days. */
  readonly auditDays: number
  /** The payment sandbox of a demo: where it listens, and the key from which merchants' keys are derived. */
  readonly paymentSandbox: { readonly url: string; readonly key: string } | undefined
  /** The demo vendor of games: where it listens, and the key from which merchants' keys are derived. */
  readonly gameVendor: { readonly url: string; readonly key: string } | undefined
  /** Where the rounds of the beacon drand are asked for: origins, each in turn. */
  readonly drandUrls: readonly string[]
  /** Origins of push services besides those of the known browsers, e.g. that of a stand-in. */
  readonly pushOrigins: readonly string[]
  /** Where Firebase Cloud Messaging is: an origin. */
  readonly fcmUrl: string
  /** Where staff reach the console; absent: there is none. 0 lets the system choose. */
  readonly consolePort: number | undefined
  /** The host names at which the console answers, without port. */
  readonly consoleHosts: readonly string[]
  /** Addresses and CIDR blocks from which the console answers; everywhere if there are none. */
  readonly consoleNetworks: readonly string[]
  /** What `vite build console` wrote. */
  readonly consoleDist: string
  /** Whether a demo gets some weeks of history, which grow behind it. */
  readonly demoHistory: boolean
  /** The token for `/metrics`; absent: there is no `/metrics`. */
  readonly metricsToken: string | undefined
  /** Whether spans are sent to where `OTEL_EXPORTER_OTLP_ENDPOINT` names. */
  readonly isTraced: boolean
  /** From how long on a statement of the database is logged, ms; 0: never. */
  readonly slowStatementMs: number
}

/** The League of Entropy's own addresses. */
const DRAND_URLS = 'https://api.drand.sh,https://api2.drand.sh,https://api3.drand.sh,https://drand.cloudflare.com'

/** Unless it says otherwise, the console answers its own machine alone. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const FCM_URL = 'https://fcm.googleapis.com'

/** Names all wrong variables together, so that an operator can correct them in one step. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(['The environment does not fit:', ...faults.map(fault => `  ${fault}`)].join('\n'))
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** The back end of somebody else's, and nothing beside it that would need our own. */
const readApiUrl = (read: (name: string) => string | undefined, faults: string[]): string | undefined => {
  const apiUrl = read('API_URL')
  if (apiUrl === undefined) return undefined
  if (!ORIGIN.test(apiUrl)) faults.push(`API_URL is "${apiUrl}"; it must be an origin like https://api.brand.com`)
  if (read('DATABASE_URL') !== undefined)
    faults.push('API_URL and DATABASE_URL are set: with API_URL the calls are answered by that server, and no database is used')
  if (read('CONSOLE_PORT') !== undefined)
    faults.push('API_URL and CONSOLE_PORT are set: the console works on a database, and with API_URL there is none')
  return apiUrl
}

/** Where the database is, a standby of it, and what this installation is among several. Values are not repeated, because they contain a password. */
const databaseAddresses = (read: (name: string) => string | undefined, faults: string[]) => {
  const databaseUrl = read('DATABASE_URL')
  if (databaseUrl !== undefined && serversOf(databaseUrl).length === 0)
    faults.push('DATABASE_URL is no address of the form postgres://user:password@host:port/database, or with several host:port and commas between')

  const replicaUrl = read('DATABASE_REPLICA_URL')
  if (replicaUrl !== undefined && serversOf(replicaUrl).length !== 1)
    faults.push('DATABASE_REPLICA_URL is no address of the form postgres://user:password@host:port/database')
  if (replicaUrl !== undefined && databaseUrl === undefined) faults.push('DATABASE_REPLICA_URL is set, but DATABASE_URL is not')

  const cell = read('CELL')
  if (cell !== undefined && !/^[a-z][a-z0-9-]{0,31}$/.test(cell))
    faults.push(`CELL is "${cell}"; it must be a name of small letters, digits and hyphens`)
  if (cell !== undefined && databaseUrl === undefined) faults.push('CELL is set, but DATABASE_URL is not: a cell needs a PostgreSQL of its own')
  const targetDatabaseUrl = read('TARGET_DATABASE_URL')
  if (targetDatabaseUrl !== undefined && serversOf(targetDatabaseUrl).length === 0)
    faults.push('TARGET_DATABASE_URL is no address of the form postgres://user:password@host:port/database')
  return { databaseUrl, replicaUrl, cell, targetDatabaseUrl }
}

/** Reads the configuration from `env`; the README lists the defaults. Throws `ConfigError`. */
export const readConfig = (env: Environment = process.env): Config => {
  const faults: string[] = []
  const { read, oneOf, integer, folder, list, blocks, requireOrigin, neighbour } = environmentReader(env, ROOT, faults)

  const host = read('HOST') ?? '127.0.0.1'
  if (!/^[A-Za-z0-9.:-]+$/.test(host)) faults.push(`HOST is "${host}"; it must be a host name or an address`)

  const addresses = databaseAddresses(read, faults)

  const trustedProxies = blocks('TRUSTED_PROXIES')

  const consoleHosts = list('CONSOLE_HOSTS').map(name => name.toLowerCase())
  for (const name of consoleHosts)
    if (!/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(name))
      faults.push(`CONSOLE_HOSTS names "${name}"; each entry must be a host name without port, e.g. console.brand.com`)

  const workers = integer('WORKERS', 1, 256, 1)
  const apiUrl = readApiUrl(read, faults)
  if (workers > 1 && addresses.databaseUrl === undefined && apiUrl === undefined)
    faults.push('WORKERS is more than 1, but the embedded database serves one process only: set DATABASE_URL')

  const countryHeader = read('COUNTRY_HEADER')
  if (countryHeader !== undefined && !/^[A-Za-z0-9-]+$/.test(countryHeader))
    faults.push(`COUNTRY_HEADER is "${countryHeader}"; it must be the name of a header`)
  const metricsToken = read('METRICS_TOKEN')
  // The value is not repeated, because it is a secret.
  if (metricsToken !== undefined && !/^[\x21-\x7e]{16,}$/.test(metricsToken))
    faults.push('METRICS_TOKEN must be at least 16 characters without spaces')

  const secretKey = read('SECRET_KEY')
  if (secretKey === undefined && apiUrl === undefined && (read('MODE') ?? 'production') === 'production')
    faults.push('SECRET_KEY is not set: production needs it, because without it the key lies in the database beside what it seals')
  if (secretKey !== undefined && secretKey.length < 32) faults.push('SECRET_KEY must be at least 32 characters')
  const secretKeyBefore = read('SECRET_KEY_BEFORE')
  if (secretKeyBefore !== undefined && secretKey === undefined) faults.push('SECRET_KEY_BEFORE is set, but SECRET_KEY is not')
  if (secretKeyBefore !== undefined && secretKeyBefore === secretKey) faults.push('SECRET_KEY_BEFORE is the same as SECRET_KEY')

  const drandUrls = (read('DRAND_URLS') ?? DRAND_URLS).split(',').map(part => part.trim())
  for (const url of drandUrls) requireOrigin('DRAND_URLS', url, 'https://api.drand.sh')
  const pushOrigins = list('PUSH_ORIGINS')
  for (const url of pushOrigins) requireOrigin('PUSH_ORIGINS', url, 'https://push.brand.com')
  const fcmUrl = read('FCM_URL') ?? FCM_URL
  if (!ORIGIN.test(fcmUrl)) faults.push(`FCM_URL is "${fcmUrl}"; it must be an origin like ${FCM_URL}`)

  const otlp = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (otlp !== undefined && !/^https?:\/\//.test(otlp))
    faults.push(`OTEL_EXPORTER_OTLP_ENDPOINT is "${otlp}"; it must be an address like http://127.0.0.1:4318`)

  const demoHistory = oneOf('DEMO_HISTORY', ['yes', 'no'], 'no') === 'yes'
  if (demoHistory && read('MODE') !== 'demo') faults.push('DEMO_HISTORY is "yes", but MODE is not demo: a made-up history is of the demo alone')

  const mode = oneOf('MODE', modes, 'production')
  const config: Config = {
    mode,
    host,
    port: integer('PORT', 0, 65_535, 3000),
    ...addresses,
    dataDir: folder('DATA_DIR') ?? resolve(ROOT, '.data'),
    merchantsDir: folder('MERCHANTS_DIR') ?? resolve(ROOT, 'merchants'),
    secretsDir: folder('SECRETS_DIR'),
    webDist: folder('WEB_DIST') ?? resolve(ROOT, 'web/dist'),
    trustedProxies,
    apiUrl,
    trustForwardedHost: oneOf('TRUST_FORWARDED_HOST', ['yes', 'no'], 'no') === 'yes',
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    workers,
    stopPause: integer('STOP_PAUSE', 0, 300, mode === 'production' ? 5 : 0),
    countryHeader,
    countryFile: folder('COUNTRY_FILE'),
    secretKey,
    secretKeyBefore,
    auditDays: integer('AUDIT_DAYS', 1, 36_500, 365),
    drandUrls,
    pushOrigins,
    fcmUrl,
    consolePort: integer('CONSOLE_PORT', 0, 65_535, undefined),
    consoleHosts: consoleHosts.length > 0 ? consoleHosts : LOOPBACK_NAMES,
    consoleNetworks: blocks('CONSOLE_NETWORKS'),
    consoleDist: folder('CONSOLE_DIST') ?? resolve(ROOT, 'console/dist'),
    demoHistory,
    metricsToken,
    isTraced: otlp !== undefined && read('OTEL_SDK_DISABLED') !== 'true',
    slowStatementMs: integer('SLOW_STATEMENT_MS', 0, 3_600_000, 1_000),
    paymentSandbox: neighbour('PAYMENT_SANDBOX'),
    gameVendor: neighbour('GAME_VENDOR'),
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}
