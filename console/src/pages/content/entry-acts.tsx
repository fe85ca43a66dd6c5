import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface ActsProps {
  title: string
  at: number
  last: number
  onMove: (to: number) => void
  onRemove: () => void
}

export const EntryActs = ({ title, at, last, onMove, onRemove }: ActsProps) => {
  const t = useTexts('content')
  return (
    <span className="row">
      <Button small kind="plain" label={t('move_up', { title })} off={at === 0 ? t('is_first') : undefined} onPress={() => onMove(at - 1)}>
        <Icon name="up" size="small" />
      </Button>
      <Button small kind="plain" label={t('move_down', { title })} off={at === last ? t('is_last') : undefined} onPress={() => onMove(at + 1)}>
        <Icon name="down" size="small" />
      </Button>
      <Button small kind="plain" label={t('remove', { title })} onPress={onRemove}>
        <Icon name="close" size="small" />
      </Button>
    </span>
  )
}
