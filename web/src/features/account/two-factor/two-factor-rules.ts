import type { CallRequests } from '@foyer/contract'
import type { VerifyMethods } from '#sign-in/second-step.ts'

export type VerifyTab = keyof VerifyMethods
/** A tab, or the code that stands in for all of them. */
export type VerifyWay = VerifyTab | 'recoveryCode'
export type VerifyField = 'payeeName' | 'mobileNum' | 'email' | 'authCode' | 'verificationCode' | 'recoveryCode'
export type VerifyValues = Readonly<Partial<Record<VerifyField, string | undefined>>>
type VerifyRequest = CallRequests['session.loginVerification']

/** How long the success toast is shown, and after how long the login completes, ms (spec 1 §4, §9). */
export const SUCCESS_TOAST = 1_500
export const COMPLETE_AFTER = 500

/** The order of the tabs (spec 1 §4). */
const ORDER: readonly VerifyTab[] = ['payeeName', 'sms', 'ga', 'email']

/** The required tabs; the first one opens. */
export const tabsOf = (methods: VerifyMethods): readonly VerifyTab[] => ORDER.filter(tab => methods[tab])

const fields = {
  payeeName: ['payeeName'],
  sms: ['mobileNum', 'verificationCode'],
  ga: ['authCode'],
  email: ['email', 'verificationCode'],
  recoveryCode: ['recoveryCode'],
} as const satisfies Record<VerifyWay, readonly VerifyField[]>

const letters = { payeeName: 'P', sms: 'S', ga: 'G', email: 'E', recoveryCode: 'R' } as const satisfies Record<VerifyWay, VerifyRequest['method']>

const trimmed = (values: VerifyValues, field: VerifyField): string => values[field]?.trim() ?? ''

/** Fields of the chosen method that are empty after trimming; the first one gets the focus (spec 1 §5). */
export const emptyFieldsOf = (way: VerifyWay, values: VerifyValues): readonly VerifyField[] =>
  fields[way].filter(field => trimmed(values, field) === '')

/** What is sent for the chosen method: only its own fields, trimmed (spec 1 §5). */
export const verificationOf = (way: VerifyWay, values: VerifyValues): Pick<VerifyRequest, 'method' | VerifyField> => ({
  method: letters[way],
  ...Object.fromEntries(fields[way].map(field => [field, trimmed(values, field)])),
})

interface Announcement {
  readonly toast: (ms: number) => void
  readonly schedule: (work: () => void, ms: number) => void
  readonly complete: () => void
}

/** Shows the success, then completes the login (spec 1 §4). */
export const announceSuccess = ({ toast, schedule, complete }: Announcement): void => {
  toast(SUCCESS_TOAST)
  schedule(complete, COMPLETE_AFTER)
}
