import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'

/** Which documents of the house the member accepted. */
export const AcceptedDocuments = ({ member: { accepted }, timeZone }: Pick<TabProps, 'member' | 'timeZone'>) => {
  const t = useTexts('members')
  return (
    <Section title={t('accepted')}>
      {accepted.length === 0 && <Nothing>{t('accepted_none')}</Nothing>}
      {accepted.length > 0 && (
        <table>
          <tbody>
            {accepted.map(({ document, version, at }) => (
              <tr key={`${document} ${version}`}>
                <td>{t(`accepted_${document}`)}</td>
                <td>{version}</td>
                <td className="r q">
                  <When at={at} timeZone={timeZone} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
