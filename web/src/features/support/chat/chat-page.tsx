import { useSettings } from '#merchant/page-data.tsx'
import { ownPathOf } from '#navigation/back-url.ts'
import { useAddress } from '#navigation/use-address.ts'
import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ChatElsewhere } from './chat-elsewhere.tsx'
import { ChatScreen } from './chat-screen.tsx'
import { ChatThread } from './chat-thread.tsx'

/** The chat with support: the product's own, or that of the merchant's provider (spec 2 §4, Chat). */
export const ChatPage = () => {
  const t = useTexts('errors')
  const session = useSession()
  const { chat, paths: own } = useSettings()
  const back = ownPathOf(new URLSearchParams(useAddress().search).get('backUrl'), window.location.origin) ?? own.home
  if (session?.type === RESTRICTED)
    return (
      <ChatScreen back={back}>
        <EmptyState glyph={lockIcon} title={t('no_permissions')} alone />
      </ChatScreen>
    )
  return chat === 'desk' ? <ChatThread back={back} /> : <ChatElsewhere back={back} />
}
