import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import type { Statement } from './statement-days.tsx'

export const AgentPlayers = ({ merchant, id, facts }: { merchant: MyMerchant; id: string; facts: Statement }) => {
  const t = useTexts('agents')
  const { value, error, again } = useOp('agents.players', { id }, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting rows={3} />
  if (value.players.length === 0) return <Nothing>{t('no_players')}</Nothing>
  return (
    <table>
      <thead>
        <tr>
          <th>{t('player')}</th>
          <th>{t('joined')}</th>
          <th className="r">{t('deposited')}</th>
        </tr>
      </thead>
      <tbody>
        {value.players.map(player => (
          <tr key={player.id}>
            <td>
              <Link className="link" href={memberHref(merchant.code, player.id)}>
                {player.username}
              </Link>
            </td>
            <td className="q nw">{exactTime(player.joinedAt, merchant.timeZone)}</td>
            <td className="r">{sumWords(player.deposited, facts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
