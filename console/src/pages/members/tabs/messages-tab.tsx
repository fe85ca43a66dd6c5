import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { Codes } from './sent-codes.tsx'
import { Sent } from './sent-messages.tsx'
import { Pushes } from './sent-pushes.tsx'

/** That a code was sent, when and by which way: never the code. */
export const MessagesTab = ({ member, merchant, timeZone }: TabProps) => {
  const read = useOp('members.messages', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ codes, pushes, refused, sent }) => (
        <>
          <Sent sent={sent} timeZone={timeZone} />
          <Codes codes={codes} timeZone={timeZone} />
          <Pushes pushes={pushes} refused={refused} timeZone={timeZone} />
        </>
      )}
    </ReadTab>
  )
}
