import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { sumWords } from '#ui/sum.tsx'
import { type MemberLimits, LimitTable } from './limit-table.tsx'
import { LimitsHistory } from './limits-history.tsx'
import { PauseFacts } from './pause-facts.tsx'

/** What the member paid in, took out and has here. */
const Position = ({ position, member }: Pick<MemberLimits, 'position'> & Pick<TabProps, 'member'>) => {
  const t = useTexts('members')
  return (
    <Section title={t('position')}>
      <Facts
        left
        facts={[
          { name: t('position_in'), value: sumWords(position.paidIn, member) },
          { name: t('position_out'), value: sumWords(position.takenOut, member) },
          { name: t('position_here'), value: sumWords(position.here, member) },
        ]}
      />
    </Section>
  )
}

export const LimitsTab = ({ member, merchant, timeZone }: TabProps) => {
  const read = useOp('members.limits', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ limits, pause, realityMinutes, sitting, position, history }) => (
        <>
          <LimitTable limits={limits} member={member} timeZone={timeZone} />
          <PauseFacts pause={pause} realityMinutes={realityMinutes} sitting={sitting} timeZone={timeZone} />
          <LimitsHistory history={history} timeZone={timeZone} />
          <Position position={position} member={member} />
        </>
      )}
    </ReadTab>
  )
}
