import { useState } from 'react'
import { Link } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { State, type Tone } from '#ui/marks.tsx'
import { Sum } from '#ui/sum.tsx'
import { TicketProof } from './ticket-proof.tsx'
import styles from '#pages/members/members.module.css'

const tones: Readonly<Record<string, Tone>> = { won: 'good', sold: 'warn' }

/** The tickets of a member, each with its proof. */
export const TicketTable = ({ tickets, member, merchant, timeZone }: TabProps & Pick<OpAnswer<'members.tickets'>, 'tickets'>) => {
  const t = useTexts('members')
  const [proof, setProof] = useState<number>()
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>{t('column_when')}</th>
            <th>{t('column_ticket')}</th>
            <th>{t('column_numbers')}</th>
            <th className={styles.wide}>{t('column_draw')}</th>
            <th>{t('column_state')}</th>
            <th className="r">{t('column_price')}</th>
            <th aria-label={t('proof')} />
          </tr>
        </thead>
        <tbody>
          {tickets.map(one => (
            <tr key={one.number}>
              <td className="q s">
                <When at={one.boughtAt} timeZone={timeZone} />
              </td>
              <td>{one.number}</td>
              <td className="nw">{one.numbers.join(' ')}</td>
              <td className={classes('mono m', styles.wide)}>
                <Link className="link" href={pathTo('games', 'draws', merchant, one.draw.id)}>
                  {one.draw.id}
                </Link>
              </td>
              <td className="s">
                <State tone={tones[one.state]}>{t(`ticket_${one.state}`)}</State>
                {one.prize !== null && (
                  <span className="q">
                    {' '}
                    <Sum sum={one.prize} of={member} signed />
                  </span>
                )}
              </td>
              <td className="r">
                <Sum sum={one.price} of={member} />
              </td>
              <td className="r">
                <Button small onPress={() => setProof(one.number)}>
                  {t('proof')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {proof !== undefined && <TicketProof member={member} merchant={merchant} number={proof} onClose={() => setProof(undefined)} />}
    </>
  )
}
