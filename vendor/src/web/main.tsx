import './base.css'
import { render, type ComponentChildren } from 'preact'
import type { Opened } from '#http/player-answers.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { tell } from './frame.ts'
import type { GameScreen } from './games/game-screen.ts'
import { Failed } from './pages/failed.tsx'
import { GamePage } from './pages/game-page.tsx'
import { createRequest } from './request.ts'
import { LANGUAGES, loadWords, WordsContext } from './words.ts'

// Every page begins here: `/play/<game>#<launch>`, `/replay?round=<round>` and `/check?round=<round>`.

const screens = import.meta.glob<{ readonly Screen: GameScreen }>('./games/*/screen.tsx')
const RTL = ['ur']

const query = new URLSearchParams(location.search)
const asked = query.get('language') ?? 'en'
const language = LANGUAGES.includes(asked) ? asked : 'en'
document.documentElement.lang = language
document.documentElement.dir = RTL.includes(language) ? 'rtl' : 'ltr'

const screenOf = async (game: string): Promise<GameScreen | undefined> => {
  document.documentElement.dataset['game'] = game
  return (await screens[`./games/${game}/screen.tsx`]?.())?.Screen
}

const show = (words: Readonly<Record<string, string>>, page: ComponentChildren): void =>
  render(<WordsContext.Provider value={words}>{page}</WordsContext.Provider>, document.body)

const play = async (game: string): Promise<void> => {
  const listeners = new Set<(isInTrouble: boolean) => void>()
  const request = createRequest(location.hash.slice(1), isInTrouble => listeners.forEach(hear => hear(isInTrouble)))
  const [words, Screen, opened] = await Promise.all([
    loadWords(language, ['shell', game]),
    screenOf(game),
    request('open').catch((): Opened | undefined => undefined),
  ])
  const page =
    Screen && opened ? (
      <GamePage opened={{ ...opened, language }} request={request} onTrouble={hear => listeners.add(hear)} Screen={Screen} />
    ) : (
      <Failed title="session_ended" hint="session_hint" />
    )
  show(words, page)
  if (opened) tell({ type: 'ready' }, opened.lobbyOrigin)
  else tell({ type: 'sessionEnded' }, '*')
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
  const [words, Screen] = await Promise.all([loadWords(language, ['shell', game]), found && screenOf(game)])
  show(words, found && Screen ? <ReplayPage {...found} language={language} Screen={Screen} /> : <Failed title="round_unknown" />)
}

const check = async (): Promise<void> => {
  const [found, { CheckPage }] = await Promise.all([findRound(), import('./pages/check-page.tsx')])
  const { round, currency = 'USD', decimals = 2 } = found ?? {}
  const words = await loadWords(language, round ? ['shell', round.game] : ['shell'])
  show(words, <CheckPage round={round} currency={currency} decimals={decimals} language={language} />)
}

const [, kind, game = ''] = location.pathname.split('/')
void (kind === 'play' ? play(game) : kind === 'check' ? check() : replay())
