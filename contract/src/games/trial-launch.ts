import Type from 'typebox'
import { declareCall, SHORT_REQUEST_TIMEOUT } from '#call.ts'
import { GameCode, GameUrl, START_ERRORS } from './game-fields.ts'

export const trialLaunch = declareCall({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  summary: 'Start a game for trial, without an account and without money',
  session: 'none',
  moduleId: 'GAME3',
  language: 'VI',
  timeout: SHORT_REQUEST_TIMEOUT,
  cache: 'never',
  request: Type.Object({
    gameId: GameCode,
    nodeId: Type.Optional(Type.Unsafe<string>({ ...GameCode, description: 'the same code; it counts where both are given' })),
    platform: Type.Optional(Type.Literal('html5')),
  }),
  answer: GameUrl,
  errors: START_ERRORS,
})
