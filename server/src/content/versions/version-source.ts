import type { Deps, Stores } from '#kernel/deps.ts'
import type { Overlay } from '#kernel/merchants/merchant-overlay.ts'
import type { VersionSource } from '#kernel/merchants/version-source.ts'

/** What stands instead of the merchant's folder at this moment. */
export const overlayOf = async ({ contentVersions }: Pick<Stores, 'contentVersions'>, merchant: string, at: Date): Promise<Overlay> => {
  const live = await contentVersions.liveOf(merchant, at)
  const pictures = await contentVersions.pictures(merchant)
  return {
    writings: new Map(live.flatMap(({ kind, body }) => (body === null ? [] : [[kind, body]]))),
    pictures: new Map(pictures.map(({ name, type, hash }) => [name, { type, hash }])),
  }
}

const digestOf = (revisions: readonly { readonly merchant: string; readonly revision: number }[]): string =>
  revisions.map(({ merchant, revision }) => `${merchant} ${revision}`).join()

/** What staff have published, for the reader of the merchants. What is scheduled begins by the clock alone: no job has to run for it. */
export const versionSource = (stores: Pick<Stores, 'contentVersions'>, clock: Deps['clock']): VersionSource => {
  const { contentVersions } = stores
  let seen = ''
  let next: Date | undefined
  return {
    async hasChanged() {
      return (next !== undefined && next <= clock()) || digestOf(await contentVersions.revisions()) !== seen
    },
    async overlays() {
      const at = clock()
      // First of all: what is published meanwhile is seen by the next look.
      const revisions = await contentVersions.revisions()
      const following = await contentVersions.nextAfter(at)
      const overlays = await Promise.all(revisions.map(async ({ merchant }) => [merchant, await overlayOf(stores, merchant, at)] as const))
      next = following
      seen = digestOf(revisions)
      return new Map(overlays)
    },
    picture: async (merchant, name) => {
      const found = await contentVersions.picture(merchant, name)
      return found && Buffer.from(found.image)
    },
  }
}
