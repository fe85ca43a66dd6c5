import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { isFramed, post } from '#web/frame.ts'
import { isSoundOn, switchSound } from '#web/sound.ts'
import { useWords } from '#web/words.ts'
import { BackIcon, DepositIcon, FairIcon, FullscreenIcon, HistoryIcon, InfoIcon, MenuIcon, SoundOffIcon, SoundOnIcon } from './icons.tsx'
import { LateFairness } from './late-fairness.tsx'
import { usePlay } from './play.ts'
import { Sheet } from './sheet.tsx'
import { useSound } from './use-sound.ts'
import styles from './top-bar.module.css'

type Panel = 'menu' | 'rules' | 'fairness'

const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' }).format(share)

/** Not on an iPhone: neither this page nor the one around it can take the whole screen there. */
const hasFullscreen = (): boolean => 'requestFullscreen' in document.documentElement

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
  const toFullscreen = (): void => {
    post({ type: 'fullscreen' }, opened.lobbyOrigin)
    if (document.fullscreenElement) void document.exitFullscreen()
    else void document.documentElement.requestFullscreen().catch(() => undefined)
    close()
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
      {panel === 'menu' && (
        <Sheet title={name} onClose={close}>
          <ul class={styles.menu}>
            <li>
              <button type="button" onClick={() => setPanel('rules')}>
                <InfoIcon /> {word('rules')}
              </button>
            </li>
            {!isReplay && (
              <li>
                <button type="button" onClick={() => setPanel('fairness')}>
                  <FairIcon /> {word('fairness')}
                </button>
              </li>
            )}
            {opened.hasCashier && isFramed() && (
              <li>
                <button type="button" onClick={() => post({ type: 'cashier' }, opened.lobbyOrigin)}>
                  <DepositIcon /> {word('deposit')}
                </button>
              </li>
            )}
            {opened.hasHistory && isFramed() && (
              <li>
                <button type="button" onClick={() => post({ type: 'history' }, opened.lobbyOrigin)}>
                  <HistoryIcon /> {word('all_history')}
                </button>
              </li>
            )}
            {hasFullscreen() && (
              <li>
                <button type="button" onClick={toFullscreen}>
                  <FullscreenIcon /> {word('fullscreen')}
                </button>
              </li>
            )}
            {isFramed() && (
              <li>
                <button type="button" onClick={() => post({ type: 'close' }, opened.lobbyOrigin)}>
                  <BackIcon /> {word('back')}
                </button>
              </li>
            )}
          </ul>
        </Sheet>
      )}
      {panel === 'rules' && (
        <Sheet title={word('rules')} onClose={close}>
          <div class={styles.rules}>{children}</div>
          <p class={styles.return}>
            <span>{word('return')}</span>
            <strong>{percent(opened.returnToPlayer, opened.language)}</strong>
          </p>
          <p class={styles.hint}>{word('return_hint')}</p>
          {opened.leastReturn < opened.returnToPlayer && (
            <p class={styles.hint}>
              {word('return_least', { at_least: percent(Math.floor(opened.leastReturn * 10_000) / 10_000, opened.language) })}
            </p>
          )}
        </Sheet>
      )}
      {panel === 'fairness' && (
        <Sheet title={word('fairness')} onClose={close}>
          <LateFairness />
        </Sheet>
      )}
    </header>
  )
}
