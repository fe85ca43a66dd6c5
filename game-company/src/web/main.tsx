// oxlint-disable-next-line import/no-unassigned-import -- what is loaded later needs it
import './has-own.ts'
import './base.css'
// oxlint-disable import/no-unassigned-import -- every game uses these: with the first script they cost no requests of their own
import './shell/action-button.tsx'
import './shell/table.tsx'
// oxlint-enable import/no-unassigned-import
import { render, type ComponentChildren } from 'preact'
import type { Opened } from '#http/player-answers.ts'
import { directionOf, languageFor } from '#languages.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { listen, post } from './frame.ts'
import type { GameScreen } from './games/game-screen.ts'
import { Failed } from './pages/failed.tsx'
import { GamePage } from './pages/game-page.tsx'
import { createRequest } from './request.ts'
import { wishSound } from './sound.ts'
import { loadWords, ownWords, WordsContext, type Words } from './words.ts'

// Every page begins here: `/play/<game>#<launch>`, `/replay?round=<round>` and `/check?round=<round>`.

const screens = import.meta.glob<{ readonly Screen: GameScreen }>('./games/*/screen.tsx')

const query = new URLSearchParams(location.search)
const language = languageFor(query.get('language'))

const screenOf = async (game: string): Promise<GameScreen | undefined> => {
  document.documentElement.dataset['game'] = game
  return (await screens[`./games/${game}/screen.tsx`]?.())?.Screen
}

/** Shows a page in a language; shown again, the page keeps its state. */
const show = (inLanguage: string, words: Words, page: ComponentChildren): void => {
  document.documentElement.lang = inLanguage
  document.documentElement.dir = directionOf(inLanguage)
  render(<WordsContext.Provider value={words}>{page}</WordsContext.Provider>, document.body)
}

const play = async (game: string): Promise<void> => {
  const listeners = new Set<(isInTrouble: boolean) => void>()
  const request = createRequest(location.hash.slice(1), isInTrouble => listeners.forEach(hear => hear(isInTrouble)))
  const [Screen, opened] = await Promise.all([screenOf(game), request('open').catch((): Opened | undefined => undefined)])
  if (!Screen || !opened) {
    show(language, ownWords(), <Failed title="session_ended" hint="session_hint" />)
    return post({ type: 'sessionEnded' }, '*')
  }
  const onTrouble = (hear: (isInTrouble: boolean) => void): void => void listeners.add(hear)
  const showIn = (now: string, its: Words): void =>
    show(now, its, <GamePage opened={{ ...opened, language: now }} request={request} onTrouble={onTrouble} Screen={Screen} />)
  showIn(language, ownWords())
  let wanted = language
  const changeTo = async (next: string): Promise<void> => {
    const its = await loadWords(next, game).catch(() => undefined)
    // The last one that was asked for counts; where its words cannot be loaded, the page stays as it is.
    if (its && next === wanted) showIn(next, its)
  }
  listen(heard => {
    if (heard.type === 'sound') return wishSound(heard.isOn)
    if (heard.type !== 'language' || languageFor(heard.language) === wanted) return
    const next = languageFor(heard.language)
    wanted = next
    void changeTo(next)
  })
  return post({ type: 'ready' }, opened.lobbyOrigin)
}

interface FoundRound {
  readonly round: RoundView
  readonly currency: string
  readonly decimals: number
}

/** The round that the address names, as anybody who knows its name may see it. */
const findRound = async (): Promise<FoundRound | undefined> => {
  const round = query.get('round')
  const reply = round === null ? undefined : await fetch(`/api/replay?round=${encodeURIComponent(round)}`)
  return reply?.ok === true ? ((await reply.json()) as FoundRound) : undefined
}

const replay = async (): Promise<void> => {
  const [found, { ReplayPage }] = await Promise.all([findRound(), import('./pages/replay-page.tsx')])
  const game = found?.round.game ?? ''
  const [words, Screen] = await Promise.all([found ? loadWords(language, game) : ownWords(), found && screenOf(game)])
  show(language, words, found && Screen ? <ReplayPage {...found} language={language} Screen={Screen} /> : <Failed title="round_unknown" />)
}

const check = async (): Promise<void> => {
  const [found, { CheckPage }] = await Promise.all([findRound(), import('./pages/check-page.tsx')])
  const { round, currency = 'USD', decimals = 2 } = found ?? {}
  const words = round ? await loadWords(language, round.game) : ownWords()
  show(language, words, <CheckPage round={round} currency={currency} decimals={decimals} language={language} />)
}

const [, kind, game = ''] = location.pathname.split('/')
void (kind === 'play' ? play(game) : kind === 'check' ? check() : replay())
