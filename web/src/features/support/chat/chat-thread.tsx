import { useContent } from '#merchant/use-parts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ChatScreen } from './chat-screen.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { QuestionRow } from './question-row.tsx'
import { useOutgoing } from './use-outgoing.ts'
import { useThread } from './use-thread.ts'

/** The product's own chat: what both sides wrote, questions that are answered at once, and the field. */
export const ChatThread = ({ back }: { readonly back: string }) => {
  const t = useTexts('chat')
  const shell = useTexts('shell')
  const content = useContent('chat')
  const view = useThread()
  const sending = useOutgoing(view.thread, view.took)
  if (!view.thread && view.failed)
    return (
      <ChatScreen back={back}>
        <EmptyState glyph={alertIcon} title={t('chat_failed')} alone>
          <Button look="quiet" onClick={view.refresh}>
            {shell('retry')}
          </Button>
        </EmptyState>
      </ChatScreen>
    )
  return (
    <ChatScreen back={back}>
      <MessageLog view={view} sending={sending} greeting={content?.greeting ?? t('chat_welcome')} />
      <QuestionRow questions={content?.questions ?? []} onAsk={sending.ask} />
      <Composer onWrite={sending.write} onShow={sending.show} />
    </ChatScreen>
  )
}
