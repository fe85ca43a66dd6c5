import { randomBytes, randomUUID } from 'node:crypto'
import type { BeaconChain } from '@foyer/draw-check/drand'
import { identityByChoice } from '#account/identity/providers/by-choice.ts'
import { createPartners } from '#account/partner/partner-assertion.ts'
import { createPasswords } from '#account/password/passwords.ts'
import { createDrawings } from '#captcha/drawing/drawings.ts'
import { createPen } from '#captcha/drawing/pen.ts'
import { createPicture } from '#captcha/picture/picture.ts'
import { createProofOfWork } from '#captcha/proof-of-work/proof-of-work.ts'
import { createSlider } from '#captcha/slider/slider.ts'
import { compareBooksWork, planComparisons } from '#games/books/compare-books-job.ts'
import { gamesByChoice } from '#games/providers/by-choice.ts'
import type { Config, Environment } from '#kernel/config.ts'
import { readCountryDatabase } from '#kernel/country/country-database.ts'
import { readCountryFile } from '#kernel/country/country-file.ts'
import { noCountryLookup, type CountryLookup } from '#kernel/country/country-lookup.ts'
import { createSigningKey } from '#kernel/crypto/signing-key.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openDatabase } from '#kernel/db/open-database.ts'
import { createJobRunner, type JobRunner } from '#kernel/jobs/job-runner.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { resumeProviders } from '#kernel/jobs/resume-providers.ts'
import type { Timer } from '#kernel/jobs/timer.ts'
import { createLog } from '#kernel/log.ts'
import { createFileSource } from '#kernel/merchants/file-source.ts'
import { createPublicAddresses } from '#kernel/merchants/public-address.ts'
import { reachPolicy } from '#kernel/pages/document/content-policy.ts'
import { originsWithoutPixels } from '#kernel/pages/document/origins.ts'
import { createPictureQueue } from '#kernel/pictures/picture-queue.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import { checkSecretKey } from '#kernel/security/check-secret-key.ts'
import { createLimits } from '#kernel/security/limits.ts'
import { createSeals } from '#kernel/security/seals.ts'
import { createDrand } from '#lottery/beacon/drand.ts'
import { drawStepWork, planDrawsWork } from '#lottery/jobs.ts'
import { deliverMessage } from '#messages/deliver-message.ts'
import { checkLedger, ledgerWorks } from '#money/check-ledger.ts'
import { comparePaymentsWork, planPaymentComparisons } from '#payments/compare-payments-job.ts'
import { followPaymentWork, refundDepositWork } from '#payments/jobs.ts'
import { paymentsByChoice } from '#payments/providers/by-choice.ts'
import { settleCreditsWork } from '#play-credit/jobs.ts'
import { planPushWork, sendPushWork } from '#push/jobs.ts'
import { createWebPush } from '#push/providers/web-push.ts'
import { createPushKey } from '#push/push-key.ts'
import { rewardReferral } from '#referral/reward-referral.ts'
import { chatByChoice } from '#support/chat/providers/by-choice.ts'
import { sendTrackingWork, trackMoneyWork } from '#tracking/jobs.ts'
import { pixelScriptsByChoice, trackingByChoice } from '#tracking/providers/by-choice.ts'
import { cleanUps } from './clean-up.ts'
import type { Deps } from './deps.ts'
import type { jobKinds } from './job-kinds.ts'
import { providers } from './providers.ts'
import { storesOn, unitOfWorkOn } from './stores.ts'

/** Everything that runs behind the app, and how to end it. */
export interface System extends Deps {
  readonly jobs: JobRunner
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Stops the jobs, then closes what they use. */
  close(): Promise<void>
}

/** What a test or a running process provides itself. */
export interface SystemParts extends Partial<Pick<Deps, 'log' | 'clock' | 'newId' | 'randomToken' | 'merchants'>> {
  readonly database?: OpenDatabase
  /** The environment with merchants' secrets; the process's own if absent. */
  readonly env?: Environment
  /** The timer by which jobs are looked for; the process's own if absent. */
  readonly timer?: Timer
  /** The function with which providers call other servers; the process's own if absent. */
  readonly fetch?: typeof globalThis.fetch
  /** The beacon's chain; drand's quicknet if absent. */
  readonly beaconChain?: BeaconChain
}

const countryLookupOf = async ({ countryFile }: Config): Promise<CountryLookup> => {
  if (countryFile === undefined) return noCountryLookup
  return countryFile.endsWith('.mmdb') ? readCountryDatabase(countryFile) : readCountryFile(countryFile)
}

/** Picks the implementations. Throws `DirectoryInUseError`, `MerchantsError`, and PostgreSQL's errors if it cannot be reached. */
export const createDeps = async (config: Config, parts: SystemParts = {}): Promise<System> => {
  // oxlint-disable-next-line node/no-process-env -- secrets stay out of the configuration, so that it may be shown and logged
  const { log = createLog(config.logLevel), clock = () => new Date(), newId = randomUUID, env = process.env } = parts
  const { randomToken = (bytes: number) => randomBytes(bytes).toString('base64url') } = parts

  const countryOf = await countryLookupOf(config)

  const database = parts.database ?? (await openDatabase(config, log))
  // A message leaves as soon as its cause is committed, without waiting for the runner's next look.
  const wakeJobs = () => jobs.wake()
  const stores = storesOn(database.db, wakeJobs)
  const merchants =
    parts.merchants ??
    (await createFileSource({
      directory: config.merchantsDir,
      secretsDir: config.secretsDir,
      env,
      allowDemo: config.mode !== 'production',
      hasSecretKey: config.secretKey !== undefined,
      log,
      ledgers: stores.ledger.begun,
      watch: true,
    }).catch(async (error: unknown) => {
      await database.close()
      throw error
    }))
  const seals = createSeals(config.secretKey ?? (await stores.serverKeys.keep('master', randomToken(32), clock())))
  await checkSecretKey(seals, { ...stores, at: clock() }).catch(async (error: unknown) => {
    await merchants.close()
    await database.close()
    throw error
  })
  const core = { config, log, clock, newId, randomToken, merchants, stores, seals, inUnit: unitOfWorkOn(database.db, wakeJobs) }
  const providerParts: ProviderParts = {
    ...core,
    ...stores,
    mode: config.mode,
    paymentSandbox: config.paymentSandbox,
    gameVendor: config.gameVendor,
    fcmUrl: config.fcmUrl,
    fetch: parts.fetch ?? globalThis.fetch,
    secret: (code, name) => merchants.secret(code, name),
  }
  const keyParts = { ...stores, seals, at: clock() }
  const pushKey = await createPushKey(keyParts)
  const drawings = createDrawings(createPen())
  const deps: Deps = {
    ...core,
    publicAddresses: createPublicAddresses(config),
    countryOf,
    passwords: await createPasswords(),
    limits: createLimits({ store: stores.limits, clock }),
    captchas: {
      slider: createSlider({ ...providerParts, drawings }),
      proofOfWork: createProofOfWork(providerParts),
      picture: createPicture({ ...providerParts, drawings }),
      ...createProviders(providers.captcha, providerParts),
    },
    identity: identityByChoice(providerParts),
    paymentsOf: paymentsByChoice(providerParts),
    gamesOf: gamesByChoice(providerParts),
    partners: createPartners(core),
    trackingOf: trackingByChoice(providerParts),
    pixelScriptsOf: pixelScriptsByChoice,
    closingPolicyOf: merchant => reachPolicy(originsWithoutPixels(merchant, config)),
    chats: chatByChoice(providerParts),
    pictures: createPictureQueue(),
    beacon: createDrand({ urls: config.drandUrls, fetch: providerParts.fetch, log, ...(parts.beaconChain && { chain: parts.beaconChain }) }),
    lotteryKey: await createSigningKey('lottery', keyParts),
    pushProviders: {
      webPush: createWebPush({ key: pushKey, clock, fetch: providerParts.fetch, origins: config.pushOrigins }),
      ...createProviders(providers.push, providerParts),
    },
  }
  const carriers = { sms: createProviders(providers.sms, providerParts), email: createProviders(providers.email, providerParts) }
  const works: Readonly<Record<keyof typeof jobKinds, JobWork>> = {
    message: deliverMessage({ ...deps, carriers }),
    rewardReferral: rewardReferral(deps),
    checkLedger: checkLedger(deps),
    compareBooks: compareBooksWork(deps),
    comparePayments: comparePaymentsWork(deps),
    followPayment: followPaymentWork(deps),
    refundDeposit: refundDepositWork(deps),
    drawStep: drawStepWork(deps),
    planPush: planPushWork(deps),
    sendPush: sendPushWork(deps),
    trackMoney: trackMoneyWork(deps),
    sendTracking: sendTrackingWork(deps),
  }
  const settingsOf = (code: string) => {
    const hash = merchants.settingsHash(code)
    // Marked, because it stands in the database and is made from secrets.
    return hash === undefined ? undefined : seals.mark('settings', hash)
  }
  const jobs = createJobRunner({
    store: stores.jobs,
    stoppedProviders: stores.stoppedProviders,
    works: [
      ...Object.values(works),
      ...cleanUps(deps),
      ...ledgerWorks(deps),
      planComparisons(deps),
      planPaymentComparisons(deps),
      planDrawsWork(deps),
      settleCreditsWork(deps),
      resumeProviders({ ...deps, settingsOf }),
    ],
    settingsOf,
    clock,
    ...(parts.timer && { timer: parts.timer }),
    log,
  })

  return {
    ...deps,
    jobs,
    ping: () => database.ping(),
    async close() {
      await jobs.stop()
      await drawings.close()
      await merchants.close()
      await database.close()
    },
  }
}
