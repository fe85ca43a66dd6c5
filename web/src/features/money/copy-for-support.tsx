import type { StatementLine } from '@foyer/contract/money/statement'
import { copyText } from '#device/clipboard.ts'
import { showToast } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'

/** What customer service finds movements by: number, kind, reference and moment, a line each. */
const supportText = (lines: readonly StatementLine[]): string =>
  lines.map(({ transferId, kind, reference, follows, at }) => [`#${transferId}`, kind, reference, follows, at].filter(Boolean).join(' · ')).join('\n')

/** The references of a row, which say nothing to players: copied when customer service asks for them. */
export const CopyForSupport = ({ lines }: { readonly lines: readonly StatementLine[] }) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const copy = async () => showToast((await copyText(supportText(lines))) ? shell('copied') : supportText(lines))
  return (
    <Button look="quiet" small wide onClick={() => void copy()}>
      {t('copy_for_support')}
    </Button>
  )
}
