import type { BeaconChain } from '@foyer/draw-check/drand'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Command } from '#kernel/commands/command.ts'
import type { KeyParts } from '#kernel/crypto/kept-key.ts'
import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import type { Database } from '#kernel/db/database.ts'
import type { PersonalTable } from '#kernel/db/personal-table.ts'
import type { JobKind } from '#kernel/jobs/job-kind.ts'
import type { JobRunner } from '#kernel/jobs/job-runner.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import type { DeclaredContent } from '#kernel/merchants/content/declare-content.ts'
import type { ConsolePart } from './console-part.ts'
import type { SealedPlace } from './crypto/reseal-store.ts'
import type { Deps, Stores } from './deps.ts'
import type { InboxSources } from './inbox-source.ts'
import type { ProviderList, ProviderParts } from './providers/declare-provider.ts'
import type { Listeners } from './publish.ts'
import type { RouteParts, PageRoutes } from './route-parts.ts'
import type { Answers } from './service.ts'
import type { StaffQueues } from './watching/staff-queue.ts'

/** What a subject makes its part of `Deps` from. */
export interface SubjectParts extends ProviderParts {
  readonly core: Pick<Deps, 'config' | 'log' | 'clock' | 'newId' | 'randomToken' | 'merchants' | 'stores' | 'seals' | 'inUnit'>
  /** What keys of the server are made from. */
  readonly keyParts: KeyParts
  /** The beacon's chain; drand's own if absent. */
  readonly beaconChain?: BeaconChain | undefined
  /** What hashing a password takes; that of decision 9 if absent. */
  readonly passwordCost?: { readonly memoryCost: number; readonly timeCost: number } | undefined
  /** `work` runs when the process ends. */
  readonly atEnd: (work: () => Promise<void>) => void
}

/** Everything that one subject adds to the server. `app/subject-list.ts` lists the subjects; the start fails if two declare the same, or if something is missing. */
export interface SubjectDeclaration {
  /** Its stores on one connection. `subjects` are all subjects: a statement of a store may have parts that others declare for it. */
  readonly stores?: (db: Database, subjects: readonly SubjectDeclaration[]) => Partial<Stores>
  /** Its part of `Deps`. */
  readonly parts?: (given: SubjectParts) => Partial<Deps> | Promise<Partial<Deps>>
  /** What it does when something happens in other subjects, in the same unit of work. */
  readonly listeners?: (deps: Deps) => Partial<Listeners>
  /** The calls that it answers. */
  readonly answers?: (deps: Deps & { readonly keys: KeyRing }) => Partial<Answers>
  /** Its part of the console, `() => import('./ops/ops.ts')`: loaded only where there is a console. */
  readonly console?: () => Promise<ConsolePart>
  /** The kinds of jobs that its rules queue, by the name in their rows. */
  readonly jobKinds?: Readonly<Record<string, JobKind>>
  /** What does its jobs, by the same names. */
  readonly works?: (deps: Deps) => Readonly<Record<string, JobWork>>
  /** What recurs by the clock: its sweeps, comparisons and plans. */
  readonly recurring?: (deps: Deps) => readonly JobWork[]
  /** The kinds of content that merchants write for it. */
  readonly content?: Readonly<Record<string, DeclaredContent>>
  /** Its items of the members' inbox, by kind. */
  readonly inbox?: Partial<InboxSources>
  /** The kinds of providers that it calls. */
  readonly providers?: readonly ProviderList[]
  /** Where it keeps what is sealed with the server's own key. */
  readonly sealed?: readonly SealedPlace[]
  /** What its tables know of people. A test fails on a table or a column of text that no subject names. */
  readonly personalData?: readonly PersonalTable[]
  readonly commands?: Readonly<Record<string, Command>>
  /** What of it waits for staff. */
  readonly queues?: StaffQueues
  readonly metrics?: (registry: Registry, deps: Deps & { readonly jobs: JobRunner }) => void
  /** What it answers outside the API, such as callbacks of partners. */
  readonly routes?: (app: FastifyInstance, parts: RouteParts) => Promise<void> | void
  /** The same in development and tests alone. */
  readonly devRoutes?: (app: FastifyInstance, deps: Deps) => Promise<void> | void
  /** What it adds to the pages, where the server has a built web. */
  readonly pageRoutes?: PageRoutes
}

/** Declares a subject. */
export const declareSubject = <const Subject extends SubjectDeclaration>(subject: Subject): Subject => subject
