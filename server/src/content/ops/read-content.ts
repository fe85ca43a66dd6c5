import { languages } from '@foyer/contract/languages'
import { FOLDER, faultsOf } from '#content/versions/change-content.ts'
import type { ContentVersion } from '#content/versions/content-draft-store.ts'
import type { Deps } from '#kernel/deps.ts'
import type { EditableKind } from '#kernel/merchants/merchant-overlay.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'

type ReadDeps = Pick<Deps, 'stores' | 'merchants' | 'clock'>

/** Versions of a kind that the page shows. */
const SHOWN = 100

/** The kind of this name. Throws `content.unknown`. */
export const kindNamed = ({ merchants }: Pick<Deps, 'merchants'>, name: string): EditableKind => {
  const kind = merchants.kinds.get(name)
  if (!kind) throw new OpRefusal('content.unknown')
  return kind
}

export const versionView = ({
  number,
  state,
  basedOn,
  revision,
  changedBy,
  changedAt,
  publishedBy,
  publishedAt,
  liveFrom,
  reason,
}: Omit<ContentVersion, 'body'>) => ({
  number,
  state,
  basedOn,
  revision,
  changedBy,
  changedAt: changedAt.toISOString(),
  publishedBy,
  publishedAt: publishedAt?.toISOString() ?? null,
  liveFrom: liveFrom?.toISOString() ?? null,
  reason,
})

/** What a version shows: its own words, or those of the folder. */
const writtenIn = ({ merchants }: Pick<Deps, 'merchants'>, merchant: string, kind: string, body: string | null | undefined): string | null =>
  body ?? merchants.inFolder(merchant, kind) ?? null

export const kinds =
  ({ stores, merchants, clock }: ReadDeps): OpService<'content.kinds'> =>
  async (_request, { merchant: { code } }) => {
    const now = clock()
    const versions = await stores.contentVersions.overview(code, now)
    return {
      kinds: [...merchants.kinds.values()].map(({ name, file }) => {
        const own = versions.filter(({ kind }) => kind === name)
        const live = own.find(({ state, liveFrom }) => state === 'published' && liveFrom !== null && liveFrom <= now)
        const draft = own.find(({ state }) => state === 'draft')
        const scheduled = own.filter(({ liveFrom }) => liveFrom !== null && liveFrom > now)
        return {
          name,
          file,
          isThere: live !== undefined || merchants.inFolder(code, name) !== undefined,
          live: live ? versionView(live) : null,
          draft: draft ? versionView(draft) : null,
          scheduled: scheduled.map(versionView),
        }
      }),
    }
  }

const asksSecondPerson = ({ file }: Merchant): boolean => file.publishing?.secondPerson ?? false

export const get =
  (deps: ReadDeps): OpService<'content.get'> =>
  async ({ kind }, { merchant }) => {
    const { stores, clock } = deps
    const { name, file, schema } = kindNamed(deps, kind)
    const of = { merchant: merchant.code, kind }
    const live = await stores.contentVersions.live(of, clock())
    const draft = await stores.contentVersions.draft(of)
    const history = await stores.contentVersions.history(of, SHOWN)
    const uploaded = await stores.contentVersions.pictures(merchant.code)
    return {
      name,
      file,
      schema: JSON.stringify(schema),
      languages: merchant.languages.map(code => ({ code, html: languages[code].html, dir: languages[code].dir })),
      live: { number: live?.number ?? FOLDER, written: writtenIn(deps, merchant.code, kind, live?.body) },
      draft: draft ? { ...versionView(draft), written: draft.body, faults: [...(await faultsOf(deps, stores, of, draft.body, clock()))] } : null,
      history: history.map(versionView),
      ahead: history.filter(({ state, liveFrom }) => state === 'published' && liveFrom !== null && liveFrom > clock()).map(({ number }) => number),
      pictures: [...new Set([...uploaded.map(picture => picture.name), ...Object.keys(merchant.assets)])],
      secondPerson: asksSecondPerson(merchant),
    }
  }

export const version =
  (deps: ReadDeps): OpService<'content.version'> =>
  async ({ kind, number }, { merchant: { code } }) => {
    kindNamed(deps, kind)
    if (number === FOLDER) return { written: deps.merchants.inFolder(code, kind) ?? null }
    const found = await deps.stores.contentVersions.version({ merchant: code, kind }, number)
    if (!found) throw new OpRefusal('content.unknown')
    return { written: writtenIn(deps, code, kind, found.body) }
  }

export const picture =
  ({ stores, merchants }: ReadDeps): OpService<'content.picture'> =>
  async ({ name }, { merchant: { code } }) => {
    // What was uploaded a moment ago is in the database before this process has taken it over.
    const asset = (await merchants.asset(code, name)) ?? (await stores.contentVersions.picture(code, name))
    if (!asset) throw new OpRefusal('content.unknown')
    const bytes = 'body' in asset ? asset.body : asset.image
    return { type: asset.type, data: Buffer.from(bytes).toString('base64') }
  }
