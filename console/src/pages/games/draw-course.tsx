import { exactTime } from '#format/times.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import type { DrawPartProps } from './draw.ts'

export const DrawCourse = ({ value, timeZone }: DrawPartProps) => {
  const t = useTexts('games')
  const { draw } = value
  const at = (moment: string | null) => (moment === null ? t('not_yet') : exactTime(moment, timeZone))
  return (
    <Section title={t('course')}>
      <Facts
        left
        facts={[
          { name: t('sales_from'), value: at(draw.opensAt) },
          { name: t('sales_until'), value: at(draw.closesAt) },
          { name: t('counted'), value: at(value.closedAt) },
          { name: t('draws_at'), value: at(draw.drawsAt) },
          { name: t('drawn_at'), value: draw.waitsFor === null ? at(draw.drawnAt) : <span className="warn">{t(`waits_${draw.waitsFor}`)}</span> },
          { name: t('settled_at'), value: at(value.settledAt) },
          {
            name: t('beacon'),
            value: value.beaconRound === null ? t('beacon_none') : t('beacon_round', { round: value.beaconRound.toLocaleString('en') }),
          },
          { name: t('root'), value: <span className="mono">{value.root ?? t('root_none')}</span> },
        ]}
      />
    </Section>
  )
}
