import { useEffect } from 'react'
import useSWRImmutable from 'swr/immutable'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { ChatFrame } from './chat-frame.tsx'
import { ChatScreen } from './chat-screen.tsx'
import { useLaunch } from './use-launch.ts'

/** The chat of a provider: its address is asked for, and opened in a frame, or in place of this page (spec 2 §4, Chat). */
export const ChatElsewhere = ({ back }: { readonly back: string }) => {
  const t = useTexts('chat')
  const shell = useTexts('shell')
  const session = useSession()
  const launch = useLaunch(back)
  const { data, error, mutate } = useSWRImmutable(session ? ['chat.launch', session.id] : null, launch, { shouldRetryOnError: false })
  const leavesFor = data && !data.frame ? data.chatUrl : undefined
  useEffect(() => {
    if (leavesFor !== undefined) window.location.replace(leavesFor)
  }, [leavesFor])
  return (
    <ChatScreen back={back}>
      {data?.frame && <ChatFrame address={data.chatUrl} frame={data.frame} />}
      {!data?.frame && error === undefined && <Spinner />}
      {error !== undefined && (
        <EmptyState glyph={alertIcon} title={t('chat_failed')} alone>
          <Button look="quiet" onClick={() => void mutate()}>
            {shell('retry')}
          </Button>
        </EmptyState>
      )}
    </ChatScreen>
  )
}
