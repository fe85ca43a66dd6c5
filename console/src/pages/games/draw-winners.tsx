import { Link } from 'wouter'
import { memberHref } from '#frame/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { sumWords } from '#ui/sum.tsx'
import type { DrawPartProps } from './draw.ts'

export const DrawWinners = ({ value, merchant }: Pick<DrawPartProps, 'value'> & { merchant: string }) => {
  const t = useTexts('games')
  if (value.winners.length === 0) return null
  return (
    <Section title={t('winners')} beside={t('winners_about')}>
      <table aria-label={t('winners')}>
        <thead>
          <tr>
            <th>{t('ticket')}</th>
            <th>{t('member')}</th>
            <th>{t('numbers')}</th>
            <th className="r">{t('won')}</th>
          </tr>
        </thead>
        <tbody>
          {value.winners.map(({ number, member, numbers, prize }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>
                <Link className="link" href={memberHref(merchant, member.id, 'play')}>
                  {member.username}
                </Link>
              </td>
              <td className="q">{numbers}</td>
              <td className="r">{sumWords(prize, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
