import { useState } from 'react'
import { shrinkPicture } from '#blocks/photo/shrink-picture.ts'
import { newClientId } from '#device/client-id.ts'
import { showAlert } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { stillOut, type Message, type Outgoing, type Thread } from './thread-rules.ts'

export interface Sending {
  readonly outgoing: readonly Outgoing[]
  write(text: string): void
  ask(question: string, text: string): void
  show(file: Blob): void
  again(message: Outgoing): void
}

/** Messages on their way to the server: shown at once, and sent again by a tap if they did not arrive. */
export const useOutgoing = (thread: Thread | undefined, took: (sent: readonly Message[]) => void): Sending => {
  const { request } = useRequest()
  const t = useTexts('errors')
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const replace = (clientId: string, by: readonly Outgoing[]) => setOutgoing(all => all.flatMap(one => (one.clientId === clientId ? by : [one])))

  const submit = async ({ clientId, text, picture, question }: Outgoing): Promise<readonly Message[]> => {
    // A failure is shown at the message itself.
    const quiet = { alert: false }
    if (question !== undefined) return (await request('chat.ask', { clientId, question }, quiet)).messages
    if (!picture) return [await request('chat.send', { clientId, text }, quiet)]
    return [await request('chat.sendPicture', { clientId, picture: await shrinkPicture(picture.file) }, quiet)]
  }
  const deliver = async (message: Outgoing): Promise<void> => {
    try {
      took(await submit(message))
      replace(message.clientId, [])
      if (message.picture) URL.revokeObjectURL(message.picture.shown)
    } catch (error) {
      const isAnswer = error instanceof RequestError
      if (isAnswer && error.code !== 'picture.invalid') return replace(message.clientId, [{ ...message, failed: error.code ? error.message : '' }])
      // Sending this file again would fail again.
      replace(message.clientId, [])
      showAlert(t('picture.invalid'))
    }
  }
  const start = (message: Pick<Outgoing, 'text' | 'picture' | 'question'>): void => {
    const added: Outgoing = { ...message, clientId: newClientId() }
    setOutgoing(all => [...all, added])
    void deliver(added)
  }

  return {
    outgoing: stillOut(outgoing, thread ?? { messages: [] }),
    write: text => start({ text }),
    ask: (question, text) => start({ text, question }),
    show: file => start({ text: '', picture: { file, shown: URL.createObjectURL(file) } }),
    again({ failed: _, ...message }) {
      replace(message.clientId, [message])
      void deliver(message)
    },
  }
}
