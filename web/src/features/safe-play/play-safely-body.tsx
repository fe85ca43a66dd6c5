import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ForMember } from './for-member.tsx'
import { ForVisitor } from './for-visitor.tsx'
import { HelpLines } from './help-lines.tsx'
import { useSafePlay } from './use-safe-play.ts'

/** What depends on the player: the own limits, and who helps where they are. */
export const PlaySafelyBody = () => {
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const { data, failed, refresh } = useSafePlay()
  if (data)
    return (
      <>
        {data.own ? <ForMember safePlay={data} own={data.own} refresh={refresh} /> : <ForVisitor />}
        <HelpLines helplines={data.helplines} />
      </>
    )
  if (!failed) return <Skeleton shape="panel" />
  return (
    <EmptyState glyph={alertIcon} title={errors('unknown_error')}>
      <Button look="quiet" onClick={() => void refresh()}>
        {shell('retry')}
      </Button>
    </EmptyState>
  )
}
