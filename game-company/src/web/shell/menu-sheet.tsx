import { isFramed, post } from '#web/frame.ts'
import { useWords } from '#web/words.ts'
import { BackIcon, DepositIcon, FairIcon, FullscreenIcon, HistoryIcon, InfoIcon } from './icons.tsx'
import { usePlay } from './play.ts'
import { Sheet } from './sheet.tsx'
import styles from './top-bar.module.css'

/** Not on an iPhone: neither this page nor the one around it can take the whole screen there. */
const hasFullscreen = (): boolean => 'requestFullscreen' in document.documentElement

interface Props {
  readonly name: string
  onOpen(panel: 'rules' | 'fairness'): void
  onClose(): void
}

/** Where a player may go from a game. */
export const MenuSheet = ({ name, onOpen, onClose }: Props) => {
  const { opened, isReplay } = usePlay()
  const word = useWords()
  const toFullscreen = (): void => {
    post({ type: 'fullscreen' }, opened.lobbyOrigin)
    if (document.fullscreenElement) void document.exitFullscreen()
    else void document.documentElement.requestFullscreen().catch(() => undefined)
    onClose()
  }
  return (
    <Sheet title={name} onClose={onClose}>
      <ul class={styles.menu}>
        <li>
          <button type="button" onClick={() => onOpen('rules')}>
            <InfoIcon /> {word('rules')}
          </button>
        </li>
        {!isReplay && (
          <li>
            <button type="button" onClick={() => onOpen('fairness')}>
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
  )
}
