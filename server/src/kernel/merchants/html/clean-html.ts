import { linkAddress } from '@foyer/contract/content/linkage/destination'
import { CONTENT_TAGS, contentValue, isContentAttribute } from '@foyer/contract/html/content-html'
import { classesOfStyle, isContentClass } from '@foyer/contract/html/content-style'
import { HOME_PATH } from '@foyer/contract/page-paths'
import sanitizeHtml from 'sanitize-html'

/** The address of a picture in the merchant's assets folder; undefined if there is none. */
export type PictureAddress = (file: string) => string | undefined

export interface CleanedHtml {
  readonly html: string
  /** What was removed, in words for the writer of the content. */
  readonly removed: readonly string[]
}

/** Long values are cut in what is told of them. */
const quote = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Where a link that starts a game leads if it is opened in another tab. */
const GAME_LINK = HOME_PATH

type Attributes = Record<string, string>

/** Keeps of an element's attributes what content may have, and reports the rest. */
const keptAttributes = (tag: string, attributes: Attributes, pictureAddress: PictureAddress, report: (reason: string) => void): Attributes => {
  const kept: Attributes = {}
  const classes = (attributes['class'] ?? '').split(/\s+/).filter(name => name !== '')
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') continue
    if (name === 'style') {
      const { classes: meant, refused } = classesOfStyle(value)
      classes.push(...meant)
      for (const declaration of refused) report(`the style ${quote(declaration)} of <${tag}> has no class that stands for it`)
    } else if (!isContentAttribute(tag, name)) report(`${name} of <${tag}> is not allowed`)
    else if (tag === 'img' && name === 'src') {
      const address = pictureAddress(value)
      if (address === undefined) report(`there is no assets/${value}, which an <img> names`)
      else kept[name] = address
    } else {
      const text = name === 'href' ? linkAddress(value) : contentValue(name, value)
      if (text === undefined) report(`${name} of <${tag}> cannot be ${quote(value)}`)
      else kept[name] = text
    }
  }
  for (const name of classes) if (!isContentClass(name)) report(`the class ${quote(name)} of <${tag}> is none that content may use`)
  const known = [...new Set(classes.filter(isContentClass))]
  if (known.length > 0) kept['class'] = known.join(' ')
  if (tag === 'a' && kept['data-vendor'] !== undefined) kept['href'] ??= GAME_LINK
  return kept
}

/** Stands behind the content while it is cleaned: an element that is not finished swallows it. */
const END = '\uE000'

const isContentTag = (tag: string): boolean => (CONTENT_TAGS as readonly string[]).includes(tag)

/** Cleans HTML that a merchant wrote: what is left can run no script, load nothing foreign, and look like nothing but content. */
export const cleanHtml = (html: string, pictureAddress: PictureAddress): CleanedHtml => {
  const removed = new Set<string>()
  const report = (reason: string) => void removed.add(reason)
  // The parser drops these without a word.
  if (/<[!?]/.test(html)) report('comments and declarations (<! and <?) are not allowed')
  const cleaned = sanitizeHtml(html + END, {
    allowedTags: [...CONTENT_TAGS],
    // Each was checked by itself.
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attributes) => {
        if (isContentTag(tagName)) return { tagName, attribs: keptAttributes(tagName, attributes, pictureAddress, report) }
        report(`<${tagName}> is not allowed`)
        return { tagName, attribs: {} }
      },
    },
  })
  if (!cleaned.includes(END) && removed.size === 0) report('an element is not finished')
  return { html: cleaned.replace(END, ''), removed: [...removed] }
}
