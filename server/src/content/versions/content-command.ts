import { mkdir, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Deps, Stores } from '#kernel/deps.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { readMerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { EditableKind } from '#kernel/merchants/merchant-overlay.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { FOLDER, faultsOf, publishDraft, saveDraft } from './change-content.ts'

export const CONTENT_USAGE = `Usage:
  npm run foyer -- content <merchant> pull             (writes what staff have published into the merchant's folder)
  npm run foyer -- content <merchant> push             (makes a draft of each file that differs from what is live)
  npm run foyer -- content <merchant> push --publish   (publishes them at once)`

type CommandDeps = Pick<Deps, 'config' | 'stores' | 'merchants' | 'clock' | 'inUnit'>

/** The same JSON, however it is written, and in whatever order the fields of an object stand. */
const isSame = (one: string | undefined, other: string | undefined): boolean => {
  if (one === undefined || other === undefined) return one === other
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
  } catch {
    return one === other
  }
}

const put = async (file: string, body: Uint8Array | string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}

/** Published versions become files, and uploaded pictures with them: what engineers then put into their repository is what players see. */
const pull = async ({ config, stores, merchants, clock }: CommandDeps, { code }: Merchant): Promise<readonly string[]> => {
  const directory = join(config.merchantsDir, code)
  const folder = await readMerchantFolder(config.merchantsDir, code)
  const written: string[] = []
  const live = await stores.contentVersions.liveOf(code, clock())
  for (const { kind, number, body } of live) {
    const declared = merchants.kinds.get(kind)
    if (!declared || body === null || isSame(body, declared.readIn(folder.files))) continue
    for (const [file, made] of declared.filesWith(folder.files, body)) {
      if (made === null) await rm(join(directory, file))
      else if (!isSame(made.toString('utf8'), folder.files.get(file)?.toString('utf8')))
        await put(join(directory, file), `${JSON.stringify(JSON.parse(made.toString('utf8')), null, 2)}\n`)
    }
    written.push(`${declared.file}: version ${number}`)
  }
  for (const { name } of await stores.contentVersions.pictures(code)) {
    const picture = folder.files.has(`assets/${name}`) ? undefined : await stores.contentVersions.picture(code, name)
    if (!picture) continue
    await put(join(directory, 'assets', name), picture.image)
    written.push(`assets/${name}`)
  }
  return written.length === 0 ? ['The folder has everything that staff have published.'] : written
}

const pushKind = async (
  deps: CommandDeps,
  unit: Stores,
  { code }: Merchant,
  kind: EditableKind,
  { isPublishing, by }: { readonly isPublishing: boolean; readonly by: string },
): Promise<string | undefined> => {
  const of = { merchant: code, kind: kind.name }
  const body = deps.merchants.inFolder(code, kind.name)
  const live = await unit.contentVersions.live(of, deps.clock())
  // Where nothing was published, the file itself is live.
  if (body === undefined || !live || live.body === null || isSame(body, live.body)) return undefined
  if (await unit.contentVersions.draft(of)) return `${kind.file}: there is a draft of somebody, so it is left alone`
  const faults = await faultsOf(deps, unit, of, body, deps.clock())
  if (faults.length > 0) throw new Error(['Nothing was pushed:', ...faults.map(faultLine)].join('\n'))
  const draft = await saveDraft(deps)(unit, of, { body, revision: null, by })
  if (!isPublishing) return `${kind.file}: draft ${draft.number}`
  await publishDraft(deps)(unit, of, draft.revision, { from: null, by, reason: 'pushed from the folder' })
  return `${kind.file}: version ${draft.number} is live`
}

/** Files become versions: all of them, or none where one is wrong. */
const push = async (deps: CommandDeps, merchant: Merchant, isPublishing: boolean): Promise<readonly string[]> => {
  const by = userInfo().username
  const lines = await deps.inUnit(async unit => {
    const outcomes: string[] = []
    for (const kind of deps.merchants.kinds.values()) {
      const outcome = await pushKind(deps, unit, merchant, kind, { isPublishing, by })
      if (outcome !== undefined) outcomes.push(outcome)
    }
    return outcomes
  })
  return lines.length === 0 ? [`Every file is live as it is (version ${FOLDER}, or one with the same words).`] : lines
}

export const contentCommand =
  (deps: CommandDeps) =>
  async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const words = args.join(' ')
    if (words === 'pull') return await pull(deps, merchant)
    if (words === 'push' || words === 'push --publish') return await push(deps, merchant, words.endsWith('--publish'))
    throw new Error(CONTENT_USAGE)
  }
