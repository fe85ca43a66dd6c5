import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { downloadIcon } from '#ui/icons/late-icons.ts'
import { Notice } from '#ui/windows/notice.tsx'
import { putOffUpdate, refreshNow } from './update-watch.ts'

/** The update dialog (spec 2 §2). A player who is busy may close it and is not asked again about the same build. */
export const UpdateDialog = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('shell')
  const [leaving, setLeaving] = useState(false)
  const refresh = () => {
    setLeaving(true)
    refreshNow()
  }
  return (
    <Notice
      open={open}
      glyph={downloadIcon}
      title={t('pwa_update_title')}
      text={t('pwa_update_msg')}
      confirmLabel={t('refresh')}
      busy={leaving}
      onConfirm={refresh}
      cancel={{ label: t('close'), onCancel: putOffUpdate }}
    />
  )
}
