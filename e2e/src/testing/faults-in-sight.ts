// What runs in the page, and is complete in itself, because it travels as text.

/**
 * What is wrong with how the page stands now, in words: something is wider than the window, a text is cut off or out of reach, two texts lie on each
 * other, what stays in place leaves too little of the window, a button of a bar lies under another one, or something moves. Empty where nothing is.
 */
export const faultsInSight = (): string[] => {
  /** A pixel or two of rounding and of letters that reach out of their line, px. */
  const SLACK = 2
  /** Two texts that share more than this, each way, px, lie on each other. */
  const SHARED = 4
  /** Of the window, what bars that stay in place may cover. */
  const MOST_COVERED = 0.5

  const found = new Set<string>()
  const width = document.documentElement.clientWidth
  const height = window.innerHeight
  const said = (node: Node) => `“${(node.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  /** Nothing changes while this runs, and the browser would work out each answer anew: every text asks for the same ancestors. */
  const once = <Answer>(find: (element: Element) => Answer) => {
    const known = new Map<Element, Answer>()
    return (element: Element): Answer => {
      if (!known.has(element)) known.set(element, find(element))
      return known.get(element)!
    }
  }
  const positionOf = once(element => getComputedStyle(element).position)
  const styleOf = once(element => {
    const { overflowX, overflowY, webkitLineClamp, textOverflow, top, bottom } = getComputedStyle(element)
    return { overflowX, overflowY, webkitLineClamp, textOverflow, top, bottom }
  })
  const placeOf = once(element => element.getBoundingClientRect())
  const ancestorsOf = once((element: Element): readonly Element[] =>
    element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element],
  )
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'
  const clips = (value: string) => value === 'hidden' || value === 'clip'
  /** Words for screen readers alone stand in one pixel. */
  const isUnseen = (element: Element) => {
    const { width: wide, height: high } = placeOf(element)
    return wide <= 1 || high <= 1
  }

  const wide = document.documentElement.scrollWidth
  if (wide > width + 1) {
    const [outermost] = [...document.body.querySelectorAll('*')].filter(element => {
      const { left, right } = placeOf(element)
      const isInScroller = ancestorsOf(element).some(one => one !== element && scrolls(styleOf(one).overflowX))
      return !isInScroller && (left < -1 || right > width + 1)
    })
    found.add(`the page is ${wide} px wide, because of ${outermost?.outerHTML.slice(0, 120)}`)
  }

  interface Line {
    readonly node: Node
    readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
    readonly layer: Element | null
  }
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '' || element.closest('script, style, noscript, option, svg')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const around = ancestorsOf(element)
    if (around.some(one => isUnseen(one) && clips(styleOf(one).overflowX))) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1)
    // What scrolls, stays in place or is cut on purpose is not measured against what is outside of it.
    let inReach = false
    let isShortened = false
    for (const one of around) {
      const { overflowX, overflowY, webkitLineClamp, textOverflow } = styleOf(one)
      if (webkitLineClamp !== 'none' && webkitLineClamp !== '') isShortened = true
      if (textOverflow === 'ellipsis') isShortened = true
      const place = placeOf(one)
      const isOut = boxes.some(
        box =>
          (clips(overflowX) && (box.left < place.left - SLACK || box.right > place.right + SLACK)) ||
          (clips(overflowY) && (box.top < place.top - box.height / 3 || box.bottom > place.bottom + box.height / 3)),
      )
      // What wraps out of sight as a whole is meant to.
      const isHidden = clips(overflowY) && boxes.every(box => box.top >= place.bottom)
      if (isHidden) inReach = true
      if (isOut && !inReach && !isShortened) found.add(`${said(node)} is cut off`)
      if (scrolls(overflowX) || scrolls(overflowY)) inReach = true
    }
    if (!inReach && boxes.some(box => box.left < -SLACK || box.right > width + SLACK)) found.add(`${said(node)} is beside the window`)
    const layer = around.find(one => ['fixed', 'sticky'].includes(positionOf(one))) ?? null
    /** What is seen of it: nothing is outside of what scrolls. */
    const seen = boxes.flatMap(box => {
      const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
      for (const one of around) {
        const { overflowX, overflowY } = styleOf(one)
        const place = placeOf(one)
        if (overflowX !== 'visible') Object.assign(part, { left: Math.max(part.left, place.left), right: Math.min(part.right, place.right) })
        if (overflowY !== 'visible' && one !== document.body)
          Object.assign(part, { top: Math.max(part.top, place.top), bottom: Math.min(part.bottom, place.bottom) })
      }
      return part.right > part.left && part.bottom > part.top ? [part] : []
    })
    for (const box of seen) lines.push({ node, box, layer })
  }

  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom - SHARED) break
      // What stays in place lies over what scrolls.
      if (one.layer !== other.layer || one.node === other.node) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const along = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Lines of one text may touch; half a line on another one cannot be read.
      // A picture may have texts of its own, which nobody reads.
      const isDrawn = [one, other].some(({ node }) => node.parentElement?.closest('[aria-hidden=true]'))
      if (!isDrawn && across > SHARED && along > Math.max(SHARED, Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) * 0.4))
        found.add(`${said(one.node)} and ${said(other.node)} lie on each other`)
    }
  }

  const bars = [...document.body.querySelectorAll('*')].filter(
    element =>
      ['fixed', 'sticky'].includes(positionOf(element)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      placeOf(element).width > width / 2,
  )
  const covered = bars.reduce((sum, bar) => {
    const { top, bottom } = placeOf(bar)
    // A page of its own that stays in place is no bar.
    if (bottom - top >= height - 1) return sum
    const isStuck = positionOf(bar) === 'fixed' || top <= 0 || bottom >= height
    return isStuck ? sum + Math.max(0, Math.min(bottom, height) - Math.max(top, 0)) : sum
  }, 0)
  if (covered > height * MOST_COVERED) found.add(`bars cover ${Math.round(covered)} of ${height} px`)

  for (const control of document.querySelectorAll('button, a, input')) {
    const layer = ancestorsOf(control).find(one => ['fixed', 'sticky'].includes(positionOf(one)))
    const { left, right, top, bottom } = placeOf(control)
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    if (!layer || right - left < 2 || !control.checkVisibility({ visibilityProperty: true })) continue
    if (middle[0] < 0 || middle[0] > width || middle[1] < 0 || middle[1] > height || control.closest('[inert]')) continue
    // A bar that scrolls with its part of the page is not where it stays yet.
    const { top: above, bottom: below } = styleOf(layer)
    const place = placeOf(layer)
    const isAtHome = (far: number, wanted: string) => Math.abs(far - Number.parseFloat(wanted)) < SLACK
    if (positionOf(layer) === 'sticky' && !isAtHome(place.top, above) && !isAtHome(height - place.bottom, below)) continue
    const hit = document.elementFromPoint(...middle)
    const isElsewhere = ancestorsOf(control).some(
      one => scrolls(styleOf(one).overflowX) || (clips(styleOf(one).overflowY) && top >= placeOf(one).bottom),
    )
    if (hit && !isElsewhere && !control.contains(hit) && !hit.contains(control))
      found.add(`${said(control)} lies under ${hit.outerHTML.slice(0, 80)}`)
  }

  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    for (const { effect, playState } of document.getAnimations()) {
      const { target } = (effect ?? {}) as KeyframeEffect
      if (playState === 'running' && effect?.getComputedTiming().iterations === Infinity) found.add(`${target?.className} moves for ever`)
    }
  }
  return [...found]
}
