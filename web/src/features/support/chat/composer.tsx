import { CHAT_TEXT_LENGTH } from '@foyer/contract/support/chat/chat-limits'
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { pictureIcon, sendIcon } from '#ui/icons/late-icons.ts'
import styles from './composer.module.css'

interface ComposerProps {
  readonly onWrite: (text: string) => void
  readonly onShow: (file: Blob) => void
}

/** Enter sends, except on phones, whose keyboards have no other key for a new line, and while a word is being composed. */
const isSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && matchMedia('(pointer: fine)').matches

/** The field for the next message, with the buttons for a picture and to send. */
export const Composer = ({ onWrite, onShow }: ComposerProps) => {
  const t = useTexts('chat')
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty = text.trim() === ''

  const send = () => {
    // The keyboard stays open for the next message.
    field.current?.focus()
    if (isEmpty) return
    onWrite(text.trim())
    setText('')
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen) onShow(chosen)
    // The same picture can be chosen again.
    currentTarget.value = ''
  }

  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <input ref={file} type="file" accept="image/*" hidden onChange={choose} />
      <IconButton glyph={pictureIcon} label={t('chat_add_picture')} onClick={() => file.current?.click()} />
      {/* A hidden copy of the text gives the field its height, because not every browser has field-sizing. */}
      <div className={styles.field} data-text={`${text} `}>
        <textarea
          ref={field}
          className={styles.text}
          rows={1}
          maxLength={CHAT_TEXT_LENGTH}
          dir="auto"
          placeholder={t('chat_placeholder')}
          aria-label={t('chat_placeholder')}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          onKeyDown={event => {
            if (!isSend(event)) return
            event.preventDefault()
            send()
          }}
        />
      </div>
      <span className={isEmpty ? styles.resting : styles.ready}>
        <IconButton type="submit" glyph={sendIcon} label={t('chat_send')} />
      </span>
    </form>
  )
}
