import type { Deps } from '#kernel/deps.ts'
import { shortHash } from '#kernel/merchants/merchant-folder.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'

/** Below the merchant's `assets/`: no folder of engineers has this name, so neither hides a picture of the other. */
const UPLOADS = 'uploads'

/** Takes a picture by the lane in which players' pictures are drawn anew. Its name holds its digest, so the same picture twice is one. */
export const upload =
  ({ inUnit, pictures, clock }: Pick<Deps, 'inUnit' | 'pictures' | 'clock'>): OpService<'content.upload'> =>
  async ({ name: given, picture }, caller) => {
    const { image, width, height } = await pictures.accept(Buffer.from(picture, 'base64'), caller.ip)
    const hash = shortHash(Buffer.from(image))
    const name = `${UPLOADS}/${given}-${hash}.webp`
    const { code: merchant } = caller.merchant
    await inUnit(async unit => {
      await unit.contentVersions.lock(merchant)
      const row = { merchant, name, type: 'image/webp', hash, width, height, image, by: caller.person.login, at: clock() }
      if (await unit.contentVersions.addPicture(row)) await unit.contentVersions.moved(merchant)
      await caller.record(unit, { about: { kind: 'picture', id: name }, after: { width, height } })
    })
    return { name, width, height }
  }
