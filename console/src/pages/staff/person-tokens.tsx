import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import type { PersonPartProps } from './person-head.tsx'
import { TokenTable } from './token-table.tsx'

export const PersonTokens = ({ person }: Pick<PersonPartProps, 'person'>) => {
  const t = useTexts('staff')
  return (
    <Section title={t('tokens')} beside={t('token_rule')}>
      {person.tokens.length === 0 ? <Nothing>{t('no_token')}</Nothing> : <TokenTable tokens={person.tokens} />}
    </Section>
  )
}
