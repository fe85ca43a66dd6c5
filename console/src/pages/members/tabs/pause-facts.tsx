import { exactTime } from '#format/times.ts'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import type { MemberLimits } from './limit-table.tsx'

/** Whether play is paused, and how long the member has played. */
export const PauseFacts = ({
  pause,
  realityMinutes,
  sitting,
  timeZone,
}: Pick<MemberLimits, 'pause' | 'realityMinutes' | 'sitting'> & Pick<TabProps, 'timeZone'>) => {
  const t = useTexts('members')
  return (
    <Section title={t('pauses')}>
      <Facts
        left
        facts={[
          {
            name: t('pause'),
            value: pause
              ? `${t(pause.kind === 'break' ? 'banner_break' : 'banner_excluded')} ${pause.until === null ? t('without_end') : t('until', { when: exactTime(pause.until, timeZone) })}`
              : t('pause_none'),
          },
          { name: t('reality'), value: t('reality_every', { count: realityMinutes }) },
          {
            name: t('sitting'),
            value: sitting ? (
              <>
                {t('minutes', { count: sitting.playedMinutes })}, <When at={sitting.heardAt} timeZone={timeZone} />
              </>
            ) : (
              t('sitting_none')
            ),
          },
          { name: t('checked'), value: sitting ? t('checked_at', { count: sitting.checkedMinutes }) : '–' },
        ]}
      />
    </Section>
  )
}
