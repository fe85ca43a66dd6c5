import Type from 'typebox'
import { declareCall } from '#call.ts'
import { ShortCount, orNull } from '#fields.ts'

export const takeBreak = declareCall({
  method: 'POST',
  path: '/wps/safePlay/break',
  summary: 'Take a break from paying in and playing; it can be made longer, never shorter',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object({ hours: ShortCount('one of those that the policy offers') }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'play.pause.shorter'],
})

export const exclude = declareCall({
  method: 'POST',
  path: '/wps/safePlay/exclusion',
  summary: 'Exclude oneself from paying in and playing',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object({
    months: orNull(ShortCount('one of those that the policy offers'), {
      description: 'null: without end',
    }),
  }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'play.pause.shorter'],
})

export const comeBack = declareCall({
  method: 'POST',
  path: '/wps/safePlay/return',
  summary: 'Ask to come back after a self-exclusion is over',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object({}),
  answer: Type.Object({}),
  errors: ['no_permissions', 'play.paused'],
})
