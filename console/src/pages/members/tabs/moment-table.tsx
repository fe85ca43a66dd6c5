import { When } from '#frame/when.tsx'
import type { InZone } from '#pages/members/member.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { State, type Tone } from '#ui/marks.tsx'
import type { Tracked } from './tracking-consent.tsx'

const sentTones: Readonly<Record<string, Tone>> = { sent: 'good', unclear: 'warn', waiting: 'warn', refused: 'bad' }

/** What tracking noticed, and what became of it at each provider. */
export const MomentTable = ({ moments, timeZone }: Pick<Tracked, 'moments'> & InZone) => {
  const t = useTexts('members')
  return (
    <table aria-label={t('tracked')}>
      <thead>
        <tr>
          <th>{t('column_when')}</th>
          <th>{t('tracked_moment')}</th>
          <th>{t('tracked_sent')}</th>
        </tr>
      </thead>
      <tbody>
        {moments.map(({ id, at, moment, sent }) => (
          <tr key={id}>
            <td className="q s">
              <When at={at} timeZone={timeZone} />
            </td>
            <td>{moment}</td>
            <td>
              {sent.length === 0 ? (
                <span className="m">{t('tracked_nobody')}</span>
              ) : (
                sent.map(({ provider, state, reason }) => (
                  <span key={provider} className="row" title={reason ?? undefined}>
                    {provider} <State tone={sentTones[state]}>{wordsOf('members', `delivery_${state}`, state)}</State>
                  </span>
                ))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
