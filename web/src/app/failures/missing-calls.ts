import styles from './missing-calls.module.css'

/** What says that the address has another path; the router sends all but the first. */
const MOVES = ['popstate', 'pushState', 'replaceState']

let box: HTMLElement | undefined
let said: { readonly path: string; readonly words: Set<string> } = { path: '', words: new Set() }

const remove = (): void => {
  if (window.location.pathname === said.path) return
  box?.remove()
  box = undefined
  for (const move of MOVES) window.removeEventListener(move, remove)
}

/** A box above the page, which the next page does not have any more. */
const openBox = (): HTMLElement => {
  const opened = document.createElement('div')
  opened.className = styles['box'] ?? ''
  opened.setAttribute('role', 'status')
  document.body.prepend(opened)
  for (const move of MOVES) window.addEventListener(move, remove)
  return opened
}

/**
 * Says above the present page that something is missing, once in the same words; what is left of the page stays usable. It is no part of the app, whose
 * first load has no room for it.
 */
export const showMissing = (words: string): void => {
  const { pathname: path } = window.location
  if (said.path !== path) {
    remove()
    said = { path, words: new Set() }
  }
  if (said.words.has(words)) return
  said.words.add(words)
  box ??= openBox()
  const line = document.createElement('p')
  line.className = styles['line'] ?? ''
  line.textContent = words
  box.append(line)
}
