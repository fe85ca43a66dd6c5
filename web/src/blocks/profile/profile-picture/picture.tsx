import { useId } from 'react'
import { pictureOf } from './picture-of.ts'
import styles from './picture.module.css'

/** The picture with this number, as large as what is around it. Decorative: the name is beside it or in the label of its button. */
export const Picture = ({ number }: { readonly number: number }) => {
  const ground = useId()
  const picture = pictureOf(number)
  if (!picture) return null
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <linearGradient id={ground} x2="0" y2="1">
        <stop stopColor={picture.light} />
        <stop offset="1" stopColor={picture.dark} />
      </linearGradient>
      <rect width="64" height="64" fill={`url(#${ground})`} />
      {picture.drawing.draw(picture)}
    </svg>
  )
}
