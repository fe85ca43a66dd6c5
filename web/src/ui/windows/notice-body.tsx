import type { ReactNode } from 'react'
import { Medallion, type MedallionFace } from '#ui/icons/medallion.tsx'
import styles from './notice-body.module.css'

interface NoticeBodyProps extends MedallionFace {
  /** The modal is named by `<id>-title` and described by `<id>-text`. */
  id: string
  title: string
  text: ReactNode
  /** The title gets the focus, so that it is read first. */
  focused?: boolean
  children?: ReactNode
}

/** The content of a notice: picture, title, text. */
export const NoticeBody = ({ id, title, text, focused = false, children, ...face }: NoticeBodyProps) => (
  <div className={styles.body}>
    <Medallion {...face} />
    <h2 id={`${id}-title`} className={styles.title} {...(focused && { tabIndex: -1, 'data-focus': true })}>
      {title}
    </h2>
    <p id={`${id}-text`} className={styles.text}>
      {text}
    </p>
    {children}
  </div>
)
