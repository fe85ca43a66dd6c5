// A small game as a vendor delivers it: higher or lower, for points and not for money. It runs in a frame without an origin of its own, so it
// reaches neither the page nor the session; the page and the frame speak by messages (docs/mini-game.md).
;(() => {
  const root = document.documentElement
  /** The highest number of a ball, by version. */
  const HIGHEST = root.dataset.version === 's1' ? 99 : 49
  const say = event => parent.postMessage({ type: 'minigame', event }, '*')
  const make = (name, className, text) => Object.assign(document.createElement(name), { className: className || '', textContent: text || '' })

  let score = 0
  let best = 0
  let number = 0

  const draw = words => {
    const ball = make('output', 'ball')
    const rule = make('p', '', words.rule)
    const choices = make('div', 'row')
    const again = make('button', '', words.again)
    const counts = make('dl')
    const count = label => {
      const group = make('div')
      const value = make('dd')
      group.append(make('dt', '', label), value)
      counts.append(group)
      return value
    }
    const scoreShown = count(words.score)
    const bestShown = count(words.best)

    const draft = () => {
      const other = () => 1 + Math.floor(Math.random() * HIGHEST)
      let next = other()
      // Never the same again: it would be neither higher nor lower.
      while (next === number) next = other()
      return next
    }
    const show = next => {
      number = next
      ball.textContent = String(number)
      ball.classList.remove('turned')
      void ball.offsetWidth
      ball.classList.add('turned')
      scoreShown.textContent = String(score)
      bestShown.textContent = String(best)
    }
    const turn = isOver => {
      choices.hidden = isOver
      again.hidden = !isOver
    }
    const guess = isHigher => {
      const next = draft()
      const right = next > number === isHigher
      if (right) score += 1
      best = Math.max(best, score)
      show(next)
      turn(!right)
      if (!right) again.focus()
    }

    const higher = make('button', '', words.higher)
    const lower = make('button', '', words.lower)
    higher.addEventListener('click', () => guess(true))
    lower.addEventListener('click', () => guess(false))
    again.addEventListener('click', () => {
      score = 0
      turn(false)
      show(draft())
      higher.focus()
    })
    choices.append(higher, lower)
    document.body.append(ball, rule, choices, again, counts)
    turn(false)
    show(draft())
    say('rendered')
  }

  let isDrawn = false
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !data || data.type !== 'minigame' || data.action !== 'render' || isDrawn) return
    isDrawn = true
    root.lang = data.lang
    root.dir = data.dir
    document.title = data.words.name
    draw(data.words)
  })
  say('load')
})()
