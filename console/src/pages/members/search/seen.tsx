import { useNow } from '#format/now.ts'
import { When } from '#frame/when.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Dot } from '#ui/marks.tsx'

/** Whoever used a session so short a time ago is here now, ms. */
const HERE = 60_000

export const Seen = ({ at, timeZone }: { at: string | null; timeZone: string | undefined }) => {
  const t = useTexts('members')
  const now = useNow()
  if (at === null) return <span className="m">–</span>
  if (now - new Date(at).getTime() < HERE)
    return (
      <span className="row">
        <Dot tone="good" />
        {t('seen_now')}
      </span>
    )
  return <When at={at} timeZone={timeZone} />
}
