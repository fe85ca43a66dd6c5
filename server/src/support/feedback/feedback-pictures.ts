import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'

/** Only the sender may see the pictures, so they come by a call and not by an address. */
export const feedbackPictures =
  ({ stores }: Pick<Deps, 'stores'>): Service<'feedback.pictures'> =>
  async ({ id }, { merchant, session }) => {
    const found = await stores.feedback.byId(merchant.code, id)
    const images = found?.memberId === session.member.id ? await stores.feedback.pictures(merchant.code, id) : []
    return { pictures: images.map(image => `data:image/webp;base64,${Buffer.from(image).toString('base64')}`) }
  }
