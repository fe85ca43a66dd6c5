import { useRef } from 'react'
import { useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { BrandMark } from '#ui/marks.tsx'
import styles from './merchant-switch.module.css'

/** Which merchants are looked at: each by itself, or all. Nothing to choose where a person has one. */
export const MerchantSwitch = () => {
  const t = useTexts('shell')
  const { me, chosen, choose } = useSession()
  const menu = useRef<HTMLDetailsElement>(null)
  const all = me.merchants
  const isAll = chosen.length === all.length
  const take = (codes: readonly string[]) => {
    choose(codes)
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
  }
  const marks = chosen.map(({ code }) => <BrandMark key={code} at={all.findIndex(merchant => merchant.code === code)} />)
  const names = chosen.map(({ name }) => name).join(', ')
  if (all.length < 2) {
    return (
      <div className={styles.only}>
        {marks}
        <span className="cut">{names}</span>
      </div>
    )
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes with the focus, and with Esc
    <details
      ref={menu}
      className={styles.who}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.removeAttribute('open')
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') take(chosen.map(({ code }) => code))
      }}
    >
      <summary aria-label={t('merchants_chosen', { names })}>
        {marks}
        <span className="cut">{names}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.choices}>
        <button type="button" aria-pressed={isAll} onClick={() => take(all.map(({ code }) => code))}>
          {t('all_merchants')}
          {isAll && <Icon name="check" size="small" />}
        </button>
        {all.map(({ code, name }, at) => (
          <button key={code} type="button" aria-pressed={!isAll && chosen[0]?.code === code} onClick={() => take([code])}>
            <BrandMark at={at} />
            <span className="cut">{name}</span>
            {!isAll && chosen[0]?.code === code && <Icon name="check" size="small" />}
          </button>
        ))}
      </div>
    </details>
  )
}
