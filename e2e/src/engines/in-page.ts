// What runs in the page: written for the oldest engine, and complete in itself, because it travels as text.

/** What a player looks for: elements that match `css`, whose name or text is or contains `text`. */
export interface Wanted {
  readonly css: string
  /** All of it, unless `part` is true; spaces count as one. */
  readonly text?: string | undefined
  readonly part?: boolean | undefined
  /** The last of several; the first otherwise. */
  readonly last?: boolean | undefined
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The element that is wanted, where it is in sight. */
export const find = ({ css, text, part, last }: Wanted, toTap: boolean): Element | undefined => {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/[\s\u2066-\u2069]+/g, ' ').trim()
  const namesOf = (element: Element): string[] => {
    const own = [element.getAttribute('aria-label'), element.getAttribute('alt'), element.getAttribute('title')]
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id)?.innerText)
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])].map(label => label.innerText) : []
    return [...own, labelledBy.join(' '), ...labels, (element as HTMLElement).innerText].map(plain).filter(name => name !== '')
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
  }
  const wanted = plain(text)
  const inWindow = (element: Element) => (element.closest('dialog[open]') ? 0 : 1)
  const found = [...document.querySelectorAll(css)].filter(
    element => isSeen(element) && (text === undefined || namesOf(element).some(name => (part ? name.includes(wanted) : name === wanted))),
  )
  // Behind an open window nothing can be tapped.
  if (toTap) found.sort((one, other) => inWindow(one) - inWindow(other))
  return last ? found[found.length - 1] : found[0]
}

/** Where the element is; in words, why it cannot be said (yet). */
export const placeOf = (element: Element | undefined): Place | string => {
  if (!element) return 'it is not there'
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** What becomes of the next tap, for `missedTap`. */
interface Aim {
  /** The element has the beginning of the tap. */
  begun?: boolean
  /** Undefined until the tap has ended; then what took a part of it instead, or nothing. */
  missed?: string
  /** Ends the watch. */
  end(): void
}

/**
 * Moves the element into sight, waits until it rests, and answers its place. From then on the next tap is for it alone: one that would hit something
 * else, because the page has moved after all, is held back, so that it can be made anew.
 */
export const reach = async (element: Element | undefined): Promise<Place | string> => {
  if (!element) return 'it is not there'
  // A window that has just opened ignores the hand.
  if (element.matches(':disabled') || element.closest('[inert], [data-fresh]')) return 'it takes no tap'
  /** A time may pass without a picture, and then what moves seems to rest. A window behind another one draws none. */
  const drawn = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, 300)
      requestAnimationFrame(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  const boxOf = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }
  /** An animation that has not begun: its element is where it will begin. */
  const isToMove = () => document.getAnimations().some(({ pending, effect }) => pending && (effect as KeyframeEffect).target?.contains(element))
  const isOwn = (hit: Element) =>
    element.contains(hit) || hit.closest('a, button, summary, label, [role=button], [role=tab], [tabindex]')?.contains(element) === true
  const nameOf = (hit: Element | null) => (hit ? hit.outerHTML.slice(0, 200) : 'nothing that is in sight')
  const host = window as { aim?: Aim }
  const aim = () => {
    host.aim?.end()
    const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
    const end = () => types.forEach(type => window.removeEventListener(type, take, true))
    const made: Aim = { end }
    const take = (event: Event) => {
      const { target, type } = event
      // The page may move between the press and its end: then neither of the two elements gets the click.
      if (!(target instanceof Element && isOwn(target))) made.missed ??= `the tap would hit ${nameOf(target as Element | null)}`
      else if (type === 'click') made.missed ??= ''
      else made.begun = true
      if (made.missed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (type === 'click') end()
    }
    types.forEach(type => window.addEventListener(type, take, true))
    host.aim = made
  }
  let why = ''
  // Where a bar covers the middle, a player scrolls on.
  for (const block of ['center', 'start', 'end'] as const) {
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' as ScrollBehavior })
    await drawn()
    const before = boxOf()
    await drawn()
    await drawn()
    const box = boxOf()
    if (before.x !== box.x || before.y !== box.y || isToMove()) return 'it moves'
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (hit && isOwn(hit)) {
      aim()
      return box
    }
    why = `it is covered by ${nameOf(hit)}`
  }
  return why
}

/** What took the last tap in place of the element that it was for; nothing, if that took it or has left with its page. */
export const missedTap = async (): Promise<string> => {
  const { aim } = window as { aim?: Aim }
  // The driver of a frame may answer before the frame has the tap.
  for (let waits = 0; aim && aim.missed === undefined && waits < 20; waits++)
    await new Promise(resolve => {
      setTimeout(resolve, 50)
    })
  // A list of choices that the browser shows by itself takes the end of the tap.
  return aim ? (aim.missed ?? (aim.begun ? '' : 'the tap did not come here')) : ''
}

/** Selects what a field holds, so that typing replaces it. */
export const selectAll = () => {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

/** Gives a file to a field, as a player's choice in the phone's own window does, which no driver reaches. */
export const giveFile = (css: string, name: string, type: string, base64: string) => {
  const field = document.querySelector<HTMLInputElement>(css)
  if (!field) throw new Error(`There is no ${css}.`)
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  const chosen = new DataTransfer()
  chosen.items.add(new File([bytes], name, { type }))
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether all pictures in sight are there, and nothing moves but what always does. */
export const isDrawn = () => {
  const isInSight = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const isMoving = ({ playState, effect }: Animation) => playState === 'running' && effect?.getTiming().iterations !== Infinity
  return ![...document.images].some(image => !image.complete && isInSight(image)) && !document.getAnimations().some(isMoving)
}

/** What stands on the page, for a failure's report. */
export const pageText = () => `${location.href}\n${document.body.innerText.slice(0, 1_500)}`

/** A difference in width between the page and what it holds, px: more than 0 scrolls sideways. */
export const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
