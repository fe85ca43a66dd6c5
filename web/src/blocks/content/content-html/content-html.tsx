import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLinkage } from '#blocks/content/linkage/use-linkage.ts'
import { trustedHtml } from '#device/trusted.ts'
import { linkageOf } from './linkage-of.ts'
import styles from './content-html.module.css'

interface ContentHtmlProps {
  /** Cleaned: either part of the page, which our own server cleaned, or from `purifyHtml`. */
  readonly html: string
  /** Called when a link inside the content was followed. */
  readonly onFollow?: () => void
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Content that a merchant wrote in HTML. Its links lead where every other content leads. */
export const ContentHtml = ({ html, onFollow }: ContentHtmlProps) => {
  const box = useRef<HTMLDivElement>(null)
  const wayTo = useLinkage()

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event)) return
    event.preventDefault()
    const way = wayTo(linkageOf(link))
    if (!way) return
    way.go()
    onFollow?.()
  })
  useEffect(() => {
    const element = box.current
    const onClick = (event: MouseEvent) => follow(event)
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])

  // React writes the HTML anew whenever it gets another object, and a link that is written anew between press and release is not followed.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  // oxlint-disable-next-line react/no-danger -- the HTML is cleaned
  return <div ref={box} className={styles.content} dangerouslySetInnerHTML={content} />
}
