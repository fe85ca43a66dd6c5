import './base.css'
import { render } from 'preact'
import type { Opened } from '#http/player-answers.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { tell } from './frame.ts'
import type { GameScreen } from './games/game-screen.ts'
import { Failed } from './pages/failed.tsx'
import { GamePage } from './pages/game-page.tsx'
import { ReplayPage } from './pages/replay-page.tsx'
import { createRequest } from './request.ts'
import { LANGUAGES, loadWords, WordsContext } from './words.ts'

// Every page begins here: `/play/<game>#<launch>`, `/replay?round=<round>` and `/check#<round>`.

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
  render(<WordsContext.Provider value={words}>{page}</WordsContext.Provider>, document.body)
  if (opened) tell({ type: 'ready' }, opened.lobbyOrigin)
  else tell({ type: 'sessionEnded' }, '*')
}

const replay = async (): Promise<void> => {
  const reply = await fetch(`/api/replay?round=${encodeURIComponent(query.get('round') ?? '')}`)
  const found = reply.ok ? ((await reply.json()) as { readonly round: RoundView; readonly currency: string; readonly decimals: number }) : undefined
  const game = found?.round.game ?? ''
  const [words, Screen] = await Promise.all([loadWords(language, ['shell', game]), found && screenOf(game)])
  const page = found && Screen ? <ReplayPage {...found} language={language} Screen={Screen} /> : <Failed title="round_unknown" />
  render(<WordsContext.Provider value={words}>{page}</WordsContext.Provider>, document.body)
}

const [, kind, game = ''] = location.pathname.split('/')
void (kind === 'play' ? play(game) : replay())
