import type { LegalDocument } from '@foyer/contract/legal/documents'
import { useSettings } from '#merchant/page-data.tsx'
import { useContent } from '#merchant/use-parts.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Link } from '#ui/link.tsx'
import styles from './document-page.module.css'

/** In a text from right to left, hyphens would otherwise turn the parts of the day around. */
const isolated = (day: string): string => `\u2066${day}\u2069`

/** One document of the house, whole in the server's HTML. */
const DocumentPage = ({ name }: { readonly name: LegalDocument }) => {
  const t = useTexts('legal')
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  const document = useContent(name)
  const isOffered = useOffers()
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={home} />} title={shell(name)} />}>
      <article className={styles.page}>
        {document?.sections.map(({ heading, paragraphs }, at) => (
          <section key={at} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </section>
        ))}
        {/* A visitor without an account has no other way back to what they chose. */}
        {name === 'privacyPolicy' && isOffered(paths.privacy) && (
          <Link href={paths.privacy} className={styles.choice}>
            {t('privacy_choice')}
          </Link>
        )}
        {document && <p className={styles.version}>{t('version', { date: isolated(document.version) })}</p>}
      </article>
    </Screen>
  )
}

export const pages = {
  terms: () => <DocumentPage name="terms" />,
  privacyPolicy: () => <DocumentPage name="privacyPolicy" />,
  licence: () => <DocumentPage name="licence" />,
  company: () => <DocumentPage name="company" />,
} satisfies Record<LegalDocument, () => unknown>
