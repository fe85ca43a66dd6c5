import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'
import { forwardIcon, type Glyph } from './icons/icons.ts'
import { checkIcon } from './icons/page-icons.ts'
import { Link, type LinkProps } from './link.tsx'
import styles from './list.module.css'

interface GroupProps {
  heading?: string
  children: ReactNode
}

/** What belongs together, under a small heading. */
export const Group = ({ heading, children }: GroupProps) => (
  <section className={styles.group}>
    {heading && <h2 className={styles.heading}>{heading}</h2>}
    {children}
  </section>
)

/** A group of rows with an optional heading. */
export const List = ({ children, ...group }: GroupProps) => (
  <Group {...group}>
    <ul className={styles.list}>{children}</ul>
  </Group>
)

interface RowFace {
  title: ReactNode
  glyph?: Glyph
  /** A coloured picture instead of the glyph. */
  mark?: ReactNode
  /** The current value, at the row's end. */
  detail?: ReactNode
}

const Face = ({ title, glyph, mark = glyph && <Icon glyph={glyph} />, detail, end }: RowFace & { end?: ReactNode }) => (
  <>
    {mark && <span className={styles.glyph}>{mark}</span>}
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    {end}
  </>
)

const forwardArrow = (
  <span className={styles.end}>
    <Icon glyph={forwardIcon} small />
  </span>
)

export const LinkRow = ({ href, instead, target, rel, ...face }: RowFace & Pick<LinkProps, 'href' | 'instead' | 'target' | 'rel'>) => (
  <li>
    <Link href={href} instead={instead} target={target} rel={rel} className={styles.row}>
      <Face {...face} end={forwardArrow} />
    </Link>
  </li>
)

export const ButtonRow = ({ onClick, danger = false, ...face }: RowFace & { onClick: () => void; danger?: boolean }) => (
  <li>
    <button type="button" className={classes(styles.row, danger && styles.danger)} onClick={onClick}>
      <Face {...face} end={!danger && forwardArrow} />
    </button>
  </li>
)

/** A fact; the row opens nothing. `end`: what can be done with it. */
export const FactRow = (face: RowFace & { end?: ReactNode }) => (
  <li className={styles.row}>
    <Face {...face} />
  </li>
)

interface ChoiceRowProps {
  title: ReactNode
  /** A picture before the title. */
  start?: ReactNode
  detail?: ReactNode
  /** Language of the row's text. */
  lang?: string
  chosen: boolean
  onChoose: () => void
}

/** One of several choices; the chosen one is ticked. */
export const ChoiceRow = ({ title, start, detail, lang, chosen, onChoose }: ChoiceRowProps) => (
  <li>
    <button type="button" className={styles.row} lang={lang} aria-pressed={chosen} onClick={onChoose}>
      {start}
      <Face
        title={title}
        detail={detail}
        end={
          <span className={classes(styles.tick, chosen && styles.ticked)}>
            <Icon glyph={checkIcon} small />
          </span>
        }
      />
    </button>
  </li>
)
