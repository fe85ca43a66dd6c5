import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { SentCodes } from './sent-codes.tsx'
import { SentMessages } from './sent-messages.tsx'
import { SentPushes } from './sent-pushes.tsx'

/** That a code was sent, when and by which way: never the code. */
export const MessagesTab = ({ member, merchant, timeZone }: TabProps) => {
  const read = useOp('members.messages', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ codes, pushes, refused, sent }) => (
        <>
          <SentMessages sent={sent} timeZone={timeZone} />
          <SentCodes codes={codes} timeZone={timeZone} />
          <SentPushes pushes={pushes} refused={refused} timeZone={timeZone} />
        </>
      )}
    </ReadTab>
  )
}
