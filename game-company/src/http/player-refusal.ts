import type { Refused } from './player-answers.ts'

/** Why a call of the page was not done, and the status of the answer. */
export class Refusal extends Error {
  readonly answer: Refused
  readonly status: number
  constructor(answer: Refused, status = 409) {
    super(answer.error)
    this.answer = answer
    this.status = status
  }
}
