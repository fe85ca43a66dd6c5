import type { Deps, Stores } from '#kernel/deps.ts'
import type { Fault } from '#kernel/merchants/fault.ts'
import { placedIn, type Overlay } from '#kernel/merchants/merchant-overlay.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { ContentVersion, KindOf } from './content-draft-store.ts'
import { overlayOf } from './version-source.ts'

type Parts = Pick<Deps, 'merchants' | 'clock'>
type Unit = Pick<Stores, 'contentVersions'>

/** The version that stands for the merchant's folder. */
export const FOLDER = 0

const withKind = ({ writings, pictures }: Overlay, kind: string, body: string | null): Overlay => {
  const changed = new Map(writings)
  if (body === null) changed.delete(kind)
  else changed.set(kind, body)
  return { writings: changed, pictures }
}

/** What would be wrong if the kind were written so at this moment, beside what is live then: of this kind, and of others that refer to it. */
export const faultsOf = async (
  { merchants }: Pick<Deps, 'merchants'>,
  stores: Unit,
  of: KindOf,
  body: string | null,
  at: Date,
): Promise<readonly Fault[]> => {
  const { faults } = merchants.trial(of.merchant, withKind(await overlayOf(stores, of.merchant, at), of.kind, body))
  const kind = merchants.kinds.get(of.kind)
  return faults.map(fault => (kind && placedIn(of.merchant, kind, fault)) ?? fault)
}

/** Keeps a draft, also one in which something is wrong. `revision`: that of the draft that was read, null if there was none. */
export const saveDraft =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (
    unit: Unit,
    of: KindOf,
    { body, revision, by }: { readonly body: string; readonly revision: number | null; readonly by: string },
  ): Promise<ContentVersion> => {
    const { contentVersions } = unit
    await contentVersions.lock(of.merchant)
    const at = clock()
    const draft = await contentVersions.draft(of)
    if ((draft?.revision ?? null) !== revision) throw new OpRefusal('content.changed')
    if (draft) {
      const changed = { body, revision: draft.revision + 1, changedBy: by, changedAt: at }
      await contentVersions.change(of, draft.number, draft, changed)
      return { ...draft, ...changed }
    }
    const version = await newVersion(unit, of, { body, by, at })
    await contentVersions.add(version)
    return version
  }

const newVersion = async (
  { contentVersions }: Unit,
  of: KindOf,
  { body, by, at }: { readonly body: string | null; readonly by: string; readonly at: Date },
): Promise<ContentVersion> => ({
  ...of,
  number: (await contentVersions.lastNumber(of)) + 1,
  body,
  state: 'draft',
  basedOn: (await contentVersions.live(of, at))?.number ?? FOLDER,
  revision: 1,
  madeBy: by,
  madeAt: at,
  changedBy: by,
  changedAt: at,
  publishedBy: null,
  publishedAt: null,
  liveFrom: null,
  reason: null,
})

/** The draft of this revision. Throws `content.changed` if it is another one by now. */
export const draftOf = async ({ contentVersions }: Unit, of: KindOf, revision: number): Promise<ContentVersion> => {
  const draft = await contentVersions.draft(of)
  if (!draft) throw new OpRefusal('content.unknown')
  if (draft.revision !== revision) throw new OpRefusal('content.changed')
  return draft
}

export const discardDraft = async (unit: Unit, of: KindOf, revision: number): Promise<ContentVersion> => {
  await unit.contentVersions.lock(of.merchant)
  const draft = await draftOf(unit, of, revision)
  await unit.contentVersions.change(of, draft.number, draft, { state: 'discarded' })
  return draft
}

interface Publishing {
  /** From when; null: from now on. */
  readonly from: Date | null
  readonly by: string
  readonly reason: string | null
}

/** What the kind was before, and the version that is shown instead. */
export interface Published {
  readonly before: ContentVersion | undefined
  readonly version: ContentVersion
}

export const requireSound = async (parts: Parts, unit: Unit, of: KindOf, body: string | null, at: Date): Promise<void> => {
  const faults = await faultsOf(parts, unit, of, body, at)
  if (faults.length > 0) throw new OpRefusal('content.faulty', { faults: [...faults] })
}

/** When it begins. Throws `content.time.past`. */
export const beginningOf = (now: Date, from: Date | null): Date => {
  if (from && !(from > now)) throw new OpRefusal('content.time.past')
  return from ?? now
}

/** Publishes the draft of this revision, now or from a time on. Throws `content.faulty` with each place where something is wrong. */
export const publishDraft =
  (parts: Parts) =>
  async (unit: Unit, of: KindOf, revision: number, { from, by, reason }: Publishing): Promise<Published> => {
    const { contentVersions } = unit
    await contentVersions.lock(of.merchant)
    const now = parts.clock()
    const liveFrom = beginningOf(now, from)
    const draft = await draftOf(unit, of, revision)
    await requireSound(parts, unit, of, draft.body, liveFrom)
    const before = await contentVersions.live(of, now)
    const to = { state: 'published', publishedBy: by, publishedAt: now, liveFrom, reason } as const
    await contentVersions.change(of, draft.number, draft, to)
    await contentVersions.moved(of.merchant)
    return { before, version: { ...draft, ...to } }
  }

/** Shows an earlier version again, as a new one; version 0 is the merchant's folder. */
export const rollBack =
  (parts: Parts) =>
  async (unit: Unit, of: KindOf, number: number, { by, reason }: Omit<Publishing, 'from'>): Promise<Published> => {
    const { contentVersions } = unit
    await contentVersions.lock(of.merchant)
    const now = parts.clock()
    const earlier = number === FOLDER ? undefined : await contentVersions.version(of, number)
    if (number !== FOLDER && earlier?.state !== 'published') throw new OpRefusal('content.unknown')
    const body = earlier?.body ?? null
    await requireSound(parts, unit, of, body, now)
    const before = await contentVersions.live(of, now)
    const version: ContentVersion = {
      ...(await newVersion(unit, of, { body, by, at: now })),
      state: 'published',
      basedOn: number,
      publishedBy: by,
      publishedAt: now,
      liveFrom: now,
      reason,
    }
    await contentVersions.add(version)
    await contentVersions.moved(of.merchant)
    return { before, version }
  }

/** Takes back what is scheduled and has not begun. */
export const callOff =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (unit: Unit, of: KindOf, number: number): Promise<ContentVersion> => {
    const { contentVersions } = unit
    await contentVersions.lock(of.merchant)
    const version = await contentVersions.version(of, number)
    if (version?.state !== 'published') throw new OpRefusal('content.unknown')
    if (!version.liveFrom || version.liveFrom <= clock()) throw new OpRefusal('content.time.past')
    await contentVersions.change(of, number, version, { state: 'called-off' })
    await contentVersions.moved(of.merchant)
    return version
  }
