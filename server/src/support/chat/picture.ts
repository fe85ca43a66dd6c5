import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { pictureCounts, PICTURES_KEPT } from './chat-limits.ts'
import { messageAnswer } from './message-answer.ts'
import { ownChat } from './require-chat.ts'
import { sendOnce } from './send-once.ts'

export const sendPicture = (deps: Pick<Deps, 'stores' | 'limits' | 'clock' | 'pictures'>): Service<'chat.sendPicture'> => {
  const once = sendOnce(deps)
  return async ({ clientId, picture }, caller) => {
    const owner = ownChat(caller)
    const sent = await once(caller, owner, clientId, pictureCounts(caller, deps.clock()), async () => {
      const { image, width, height } = await deps.pictures.accept(Buffer.from(picture, 'base64'), caller.network.ip)
      return { text: '', picture: { width, height }, image }
    })
    await deps.stores.chats.keepPictures(owner, PICTURES_KEPT)
    return messageAnswer(sent)
  }
}

export const picture =
  ({ stores }: Pick<Deps, 'stores'>): Service<'chat.picture'> =>
  async ({ seq }, caller) => {
    const image = await stores.chats.picture(ownChat(caller), seq)
    if (!image) throw new Refusal('chat.picture.gone')
    return { picture: `data:image/webp;base64,${Buffer.from(image).toString('base64')}` }
  }
