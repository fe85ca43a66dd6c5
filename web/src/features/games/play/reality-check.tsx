import { useId } from 'react'
import { signedSum } from '#blocks/money/signed-sum.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { shieldIcon } from '#ui/icons/icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { NoticeBody } from '#ui/windows/notice-body.tsx'
import type { Sitting } from './use-clock.ts'
import { usePlayTime } from './use-play-time.ts'
import styles from './reality-check.module.css'

interface RealityCheckProps {
  readonly check: Sitting
  readonly onSeen: () => void
  readonly onLeave: () => void
  readonly onHistory: () => void
}

const stay = () => undefined

/** Time and result of this sitting, which must be acknowledged; going on, stopping and looking back weigh the same (docs/safe-play.md, Reality check). */
export const RealityCheck = ({ check, onSeen, onLeave, onHistory }: RealityCheckProps) => {
  const t = useTexts('game')
  const money = useMoney()
  const time = usePlayTime()
  const id = useId()
  const { minutes, staked, won } = check
  const facts = [
    [t('time'), time(minutes)],
    [t('staked'), money(staked)],
    [t('won'), money(won)],
    [t('result'), signedSum(won - staked, money)],
  ] as const
  const then = (next: () => void) => () => {
    onSeen()
    next()
  }
  const ways = [
    [t('play_on'), stay],
    [t('stop'), onLeave],
    [t('history'), onHistory],
  ] as const
  return (
    <Modal placement="centre" role="alertdialog" open closable={false} onClose={stay} titleId={`${id}-title`} textId={`${id}-text`}>
      <NoticeBody id={id} glyph={shieldIcon} title={t('check')} text={t('check_text', { time: time(minutes) })} focused>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </NoticeBody>
      <div className={styles.ways}>
        {ways.map(([label, next]) => (
          <Button key={label} look="quiet" wide onClick={then(next)}>
            {label}
          </Button>
        ))}
      </div>
    </Modal>
  )
}
