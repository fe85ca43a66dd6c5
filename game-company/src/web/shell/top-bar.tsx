import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { post } from '#web/frame.ts'
import { isSoundOn, switchSound } from '#web/sound.ts'
import { useWords } from '#web/words.ts'
import { FairIcon, MenuIcon, SoundOffIcon, SoundOnIcon } from './icons.tsx'
import { LateFairness } from './late-fairness.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { usePlay } from './play.ts'
import { RulesSheet } from './rules-sheet.tsx'
import { Sheet } from './sheet.tsx'
import { useSound } from './use-sound.ts'
import styles from './top-bar.module.css'

type Panel = 'menu' | 'rules' | 'fairness'

/** The game's name, sound and menu; its children stand in “How it pays”. */
export const TopBar = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => {
  const { opened, isReplay } = usePlay()
  const word = useWords()
  const [panel, setPanel] = useState<Panel>()
  const hasSound = useSound()
  const close = (): void => setPanel(undefined)
  const toggleSound = async (): Promise<void> => {
    await switchSound(!hasSound)
    // A page without an origin keeps nothing: the page around it does.
    post({ type: 'sound', payload: { on: isSoundOn() } }, opened.lobbyOrigin)
  }
  return (
    <header class={styles.bar}>
      <h1>
        <span class={styles.mark} aria-hidden="true" />
        <span class={styles.name}>{name}</span>
        {opened.mode === 'trial' && !isReplay && <small class={styles.trial}>{word('trial')}</small>}
      </h1>
      <button type="button" class={styles.icon} aria-pressed={hasSound} aria-label={word('sound')} onClick={() => void toggleSound()}>
        {hasSound ? <SoundOnIcon /> : <SoundOffIcon />}
      </button>
      {!isReplay && (
        <button type="button" class={styles.icon} aria-label={word('fairness')} onClick={() => setPanel('fairness')}>
          <FairIcon />
        </button>
      )}
      <button type="button" class={styles.icon} aria-label={word('menu')} onClick={() => setPanel('menu')}>
        <MenuIcon />
      </button>
      {panel === 'menu' && <MenuSheet name={name} onOpen={setPanel} onClose={close} />}
      {panel === 'rules' && <RulesSheet onClose={close}>{children}</RulesSheet>}
      {panel === 'fairness' && (
        <Sheet title={word('fairness')} onClose={close}>
          <LateFairness />
        </Sheet>
      )}
    </header>
  )
}
