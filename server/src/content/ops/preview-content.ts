import { languageCodes } from '@foyer/contract/languages'
import { draftOf, requireSound } from '#content/versions/change-content.ts'
import { PREVIEW_MS, sealPreview } from '#content/versions/preview.ts'
import type { Deps } from '#kernel/deps.ts'
import { isLoopbackName } from '#kernel/merchants/loopback-name.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { about, kindFor } from './write-content.ts'

/** Where the player's pages of the merchant are: its first host without a wildcard. The port matters on this machine only. */
const siteOf = ({ file: { hosts } }: Pick<Merchant, 'file'>, port: number): string => {
  const host = hosts.find(name => !name.startsWith('*')) ?? hosts[0]?.replace('*', 'www') ?? 'localhost'
  return isLoopbackName(host) ? `http://${host}:${port}` : `https://${host}`
}

/** A link to one page with the draft in it. A draft that could not be published cannot be shown either. */
export const preview =
  (deps: Pick<Deps, 'config' | 'merchants' | 'clock' | 'inUnit' | 'seals'>): OpService<'content.preview'> =>
  async ({ kind, revision, path, language: request, viewer = 'visitor', at }, caller) => {
    const { merchant } = caller
    const of = kindFor(deps, caller, kind)
    const moment = at === null ? null : new Date(at)
    if (moment && Number.isNaN(moment.getTime())) throw new OpRefusal('content.time.past')
    const language = languageCodes.find(code => code === request && merchant.languages.includes(code)) ?? merchant.languages[0] ?? 'EN'
    await deps.inUnit(async unit => {
      const draft = await draftOf(unit, of, revision)
      await requireSound(deps, unit, of, draft.body, moment ?? deps.clock())
      await caller.record(unit, { about: about(kind), after: { version: draft.number, path, language, viewer, at } })
    })
    const token = sealPreview(deps)({ ...of, revision, language, viewer, at: moment?.getTime() ?? null })
    return {
      address: `${siteOf(merchant, deps.config.port)}${path}?preview=${token}`,
      until: new Date(deps.clock().getTime() + PREVIEW_MS).toISOString(),
    }
  }
