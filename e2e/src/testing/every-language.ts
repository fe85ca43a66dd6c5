import { languageCodes, languages } from '@foyer/contract/languages'
import type { ElementHandle } from 'playwright-core'
import { textsOf } from './phone.ts'

/** The place of something on the page, CSS px. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Its width without its padding. */
  readonly room: number
}

/**
 * Where the elements stand in each language. The page's words are replaced in place: to load it in twenty languages would take twenty
 * times as long. Words and measurement are one step, so that no script changes the page between them.
 * `words` are whole texts of the page, which must be in English when this is called; afterwards it is in English again.
 */
export const boxesInEveryLanguage = async (
  elements: readonly ElementHandle<Element>[],
  words: (texts: ReturnType<typeof textsOf>) => readonly string[],
): Promise<Readonly<Record<string, readonly Box[]>>> => {
  const english = { code: 'EN', lang: 'en', dir: 'ltr', words: words(textsOf('EN')) }
  const others = languageCodes.map(code => ({ code, lang: languages[code].html, dir: languages[code].dir, words: words(textsOf(code)) }))
  const [first] = elements
  if (!first) throw new Error('There is nothing to measure.')
  return first.evaluate(
    (_, { elements: measured, english: own, others: spoken }) => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const places: { node: Node; index: number }[] = []
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const index = own.words.indexOf(node.nodeValue ?? '')
        if (index >= 0) places.push({ node, index })
      }
      for (const [index, text] of own.words.entries()) {
        if (!places.some(place => place.index === index)) throw new Error(`The page does not say "${text}".`)
      }
      const speak = ({ lang, dir, words: said }: typeof own) => {
        Object.assign(document.documentElement, { lang, dir })
        for (const { node, index } of places) node.nodeValue = said[index] ?? ''
        // What turns from left to right would else be at its old place for one more frame.
        for (const transition of document.getAnimations()) transition.finish()
      }
      const boxes: Record<string, Box[]> = {}
      for (const language of spoken) {
        speak(language)
        boxes[language.code] = measured.map(element => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const { paddingLeft, paddingRight } = getComputedStyle(element)
          return { left, right, top, bottom, room: element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) }
        })
      }
      speak(own)
      return boxes
    },
    { elements, english, others },
  )
}
