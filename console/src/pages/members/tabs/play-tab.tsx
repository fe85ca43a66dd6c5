import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { RoundTable } from './round-table.tsx'
import { TicketTable } from './ticket-table.tsx'

/** Rounds with the vendor's page of each, tickets with their proof. */
export const PlayTab = (props: TabProps) => {
  const t = useTexts('members')
  const { member, merchant } = props
  const roundsRead = useOp('members.rounds', { id: member.id }, merchant)
  const ticketsRead = useOp('members.tickets', { id: member.id }, merchant)
  return (
    <>
      <Section title={t('rounds')}>
        <ReadTab read={roundsRead}>
          {({ rounds }) => (rounds.length === 0 ? <Nothing>{t('rounds_none')}</Nothing> : <RoundTable {...props} rounds={rounds} />)}
        </ReadTab>
      </Section>
      <Section title={t('tickets')}>
        <ReadTab read={ticketsRead}>
          {({ tickets }) => (tickets.length === 0 ? <Nothing>{t('tickets_none')}</Nothing> : <TicketTable {...props} tickets={tickets} />)}
        </ReadTab>
      </Section>
    </>
  )
}
