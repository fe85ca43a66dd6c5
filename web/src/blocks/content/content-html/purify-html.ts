import { linkAddress } from '@foyer/contract/content/linkage/destination'
import { CONTENT_ATTRIBUTES, CONTENT_TAGS, contentValue, isContentAttribute } from '@foyer/contract/html/content-html'
import { classesOfStyle, isContentClass } from '@foyer/contract/html/content-style'
import DOMPurify from 'dompurify'
import type { Purify } from './load-purifier.ts'

/** A picture is loaded from this site or by https; which sites those are, the page's content policy decides. */
const isPictureAddress = (address: string): boolean => /^(?:https:\/\/|\/(?![/\\]))/i.test(address)

const keptValue = (tag: string, name: string, value: string): string | undefined => {
  if (!isContentAttribute(tag, name) || name === 'class') return undefined
  if (name === 'src') return isPictureAddress(value) ? value : undefined
  return name === 'href' ? linkAddress(value) : contentValue(name, value)
}

/** Does to an element's attributes what our server does, but silently. */
const cleanAttributes = (element: Element): void => {
  // It is called for the whole content too, which is a fragment.
  if (element.nodeType !== Node.ELEMENT_NODE) return
  const tag = element.tagName.toLowerCase()
  const own = (element.getAttribute('class') ?? '').split(/\s+/)
  const meant = classesOfStyle(element.getAttribute('style') ?? '').classes
  for (const { name, value } of [...element.attributes]) {
    const kept = keptValue(tag, name, value)
    if (kept === undefined) element.removeAttribute(name)
    else if (kept !== value) element.setAttribute(name, kept)
  }
  const classes = [...own, ...meant].filter(isContentClass)
  if (classes.length > 0) element.setAttribute('class', [...new Set(classes)].join(' '))
}

/**
 * Cleans HTML that an answer brought. Our own server has cleaned it already; a foreign back end may send anything. `loadPurifier` loads it.
 */
export const purifyHtml: Purify = html => {
  DOMPurify.removeHooks('beforeSanitizeAttributes')
  DOMPurify.addHook('beforeSanitizeAttributes', cleanAttributes)
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...CONTENT_TAGS],
    ALLOWED_ATTR: [...CONTENT_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
