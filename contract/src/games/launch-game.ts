import Type from 'typebox'
import { declareCall, SHORT_REQUEST_TIMEOUT } from '#call.ts'
import { GameCode, GameUrl, START_ERRORS } from './game-fields.ts'

const Text = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }))

export const launchGame = declareCall({
  method: 'POST',
  path: '/wps/game/launchGame',
  summary: 'Start a game or a lottery; the answer names the address at which it opens',
  session: 'required',
  moduleId: 'GAME3',
  language: 'VI',
  timeout: SHORT_REQUEST_TIMEOUT,
  request: Type.Object({
    gameCode: Type.Unsafe<string>({
      ...GameCode,
      description: 'code of a game (`games.gameMatch`) or of a lottery; `lobby`: the first game of the vendor, or the lobby of its lotteries',
    }),
    vendor: Text('code of the vendor that the game is of; it decides only where `gameCode` is `lobby`'),
    prizeMode: Text('of a lottery: its vendor code, as older addresses name it'),
    hasLobby: Type.Optional(Type.Boolean({ description: 'whether the game shows a way to the lobby; yes if absent' })),
    backUrl: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description: 'where the game leads back to: an address of this site; any other is ignored, and home is taken',
      }),
    ),
    labelName: Text('the name of the place from which it was started, for the log'),
    playType: Text('of a lottery: how it is played'),
    lottoView: Text('of a lottery: the view that it opens with'),
  }),
  answer: GameUrl,
  errors: [...START_ERRORS, 'no_permissions', 'play.paused', 'bets.locked', 'identity.needed', 'limit.reached', 'currency.mismatch'],
})
