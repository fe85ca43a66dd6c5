import type { Viewer } from '@foyer/contract/content/ops/viewers'
import { HOME_PATH } from '@foyer/contract/page-paths'
import { useState } from 'react'
import { clockTime, placeOf } from '#format/times.ts'
import { momentOf } from '#format/zone-time.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'

/** In the order of the list. The type holds it to those that there are. */
const viewers = Object.keys({ visitor: true, member: true, agent: true } satisfies Record<Viewer, true>) as Viewer[]

interface Props {
  merchant: MyMerchant
  kind: string
  draft: { readonly number: number; readonly revision: number }
  languages: readonly { readonly code: string }[]
  onClose: () => void
}

/** Makes a link to a page of the player’s site with the draft in it, as a visitor, a member or an agent, in a language and at a time. */
export const PreviewDialog = ({ merchant, kind, draft, languages, onClose }: Props) => {
  const t = useTexts('content')
  const { act, busy, error } = useAct('content.preview')
  const [path, setPath] = useState<string>(HOME_PATH)
  const [language, setLanguage] = useState(languages[0]?.code ?? 'EN')
  const [viewer, setViewer] = useState<Viewer>('visitor')
  const [clock, setClock] = useState('')
  const [link, setLink] = useState<{ readonly address: string; readonly until: string }>()
  const changed = (change: () => void) => {
    setLink(undefined)
    change()
  }
  const make = async () => {
    const at = momentOf(clock, merchant.timeZone)
    setLink(
      await act({ kind, revision: draft.revision, path, language, viewer, at: at === undefined ? null : new Date(at).toISOString() }, merchant.code),
    )
  }
  return (
    <Dialog title={t('preview_title', { number: draft.number })} about={t('preview_about')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          void make()
        }}
      >
        <TextField label={t('preview_page')} value={path} onChange={next => changed(() => setPath(next))} />
        <Select
          label={t('preview_language')}
          value={language}
          onChange={next => changed(() => setLanguage(next))}
          options={languages.map(({ code }) => ({ value: code, words: code }))}
        />
        <Select
          label={t('preview_viewer')}
          value={viewer}
          onChange={next => changed(() => setViewer(viewers.find(one => one === next) ?? 'visitor'))}
          options={viewers.map(value => ({ value, words: t(`viewer_${value}`) }))}
        />
        <TextField
          label={t('preview_at', { place: placeOf(merchant.timeZone) })}
          hint={t('preview_at_hint')}
          type="datetime-local"
          value={clock}
          onChange={next => changed(() => setClock(next))}
        />
        {error !== undefined && (
          <div role="alert">
            <Note tone="bad">{errorWords(error)}</Note>
          </div>
        )}
        {link && (
          <div role="status">
            <Note tone="accent">
              <a className="link" href={link.address} target="_blank" rel="noreferrer">
                {t('preview_open', { path })}
              </a>{' '}
              <span className="q">{t('preview_until', { when: clockTime(link.until, merchant.timeZone) })}</span>
            </Note>
          </div>
        )}
        <DialogFoot>
          <Button kind="plain" onPress={onClose}>
            {t('preview_close')}
          </Button>
          <Button kind={link ? undefined : 'go'} type="submit" busy={busy}>
            {t('preview_make')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
