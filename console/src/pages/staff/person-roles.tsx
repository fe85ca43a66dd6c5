import { Place } from '#frame/place-words.tsx'
import { useOff } from '#session/use-off.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Tag } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import type { PersonPartProps } from './person-head.tsx'

export const PersonRoles = ({ person, onOpen }: PersonPartProps) => {
  const t = useTexts('staff')
  const off = useOff()
  return (
    <Section title={t('roles')}>
      {person.grants.length === 0 && <Nothing>{t('no_role')}</Nothing>}
      {person.grants.length > 0 && (
        <table aria-label={t('roles')}>
          <tbody>
            {person.grants.map(grant => (
              <tr key={`${grant.merchant} ${grant.role}`}>
                <td>
                  <Tag>{wordsOf('shell', `role_${grant.role}`)}</Tag>
                </td>
                <td>
                  <Place code={grant.merchant} />
                </td>
                <td className="r">
                  <Button small kind="plain" off={off('staff.grant')} onPress={() => onOpen(grant)}>
                    {t('revoke')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
