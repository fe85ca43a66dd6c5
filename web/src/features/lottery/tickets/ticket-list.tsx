import { useState } from 'react'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { ActivityTabs } from '#blocks/money/activity-tabs.tsx'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { List } from '#ui/list.tsx'
import { NoTickets } from './no-tickets.tsx'
import { TicketAgainRow } from './ticket-again-row.tsx'

const kinds = ['open', 'won', 'ended'] as const
const names = { open: 'ticket_sold', won: 'ticket_won', ended: 'tickets_ended' } as const

/** The tickets that wait, those that have won, and all that are decided; of one draw if the address names it. */
export const TicketList = ({ sessionId, draw }: { readonly sessionId: string; readonly draw: string | null }) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const { request } = useRequest()
  const [which, setWhich] = useState<(typeof kinds)[number]>('open')
  const ofDraw = draw !== null
  const list = (
    <List>
      <PagedRows
        key={ofDraw ? draw : which}
        name={['lottery.tickets', sessionId, ofDraw ? draw : which]}
        load={async after => {
          const input = { ...(ofDraw ? { draw } : { which }), ...(after !== undefined && { after }) }
          const { tickets, next } = await request('lottery.tickets', input, { alert: false })
          return { rows: tickets, next }
        }}
        RowFace={TicketAgainRow}
        empty={<NoTickets />}
        failed={wallet('list_failed')}
        more={wallet('show_more')}
      />
    </List>
  )
  if (ofDraw) return list
  return (
    <>
      <ActivityTabs current={lotteryPaths.tickets} />
      <Tabs label={t('my_tickets')} tabs={kinds.map(key => ({ key, label: t(names[key]) }))} current={which} onChange={setWhich}>
        {list}
      </Tabs>
    </>
  )
}
