import type { Good } from '@foyer/contract/mall/mall-content'
import { useState } from 'react'
import { useContent } from '#merchant/use-parts.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import { CreditTerms } from './credit-terms.tsx'
import { GoodPicture } from './good-picture.tsx'
import { OrderForm } from './order-form.tsx'
import type { Overview } from './use-mall.ts'
import styles from './goods-grid.module.css'

interface GoodsGridProps {
  readonly overview: Overview
  readonly refresh: () => Promise<void>
}

/** The goods; a tap opens one, to read about it and order it. */
export const GoodsGrid = ({ overview: { points, left, reached, creditRules }, refresh }: GoodsGridProps) => {
  const t = useTexts('mall')
  const shell = useTexts('shell')
  const format = useFormat()
  const goods = useContent('mall') ?? []
  // Kept while the sheet closes.
  const [shown, setShown] = useState<Good>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ul className={styles.grid}>
        {goods.map(good => {
          const rest = left[good.id] ?? 0
          return (
            <li key={good.id}>
              <button
                type="button"
                className={styles.card}
                onClick={() => {
                  setShown(good)
                  setOpen(true)
                }}
              >
                <GoodPicture good={good} />
                <span className={styles.name}>{good.name}</span>
                <span className={styles.price}>{t('price', { count: good.price })}</span>
                <span className={styles.left}>{rest > 0 ? t('left', { number: format.number(rest) }) : t('sold_out')}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <Sheet open={open} title={shown?.name ?? ''} closeLabel={shell('close')} onClose={() => setOpen(false)}>
        {shown && (
          <div className={styles.detail}>
            <GoodPicture good={shown} large />
            <p className={styles.text}>{shown.text}</p>
            {shown.credit && <CreditTerms credit={shown.credit} rules={creditRules} />}
            <OrderForm
              key={shown.id}
              good={shown}
              points={points}
              left={left[shown.id] ?? 0}
              isReached={reached.includes(shown.id)}
              refresh={refresh}
              onOrdered={() => setOpen(false)}
            />
          </div>
        )}
      </Sheet>
    </>
  )
}
