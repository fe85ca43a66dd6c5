import { createContext, use } from 'react'

export interface FieldFault {
  readonly path: string
  readonly reason: string
}

/** What every field of a form needs to know. */
export interface FormFacts {
  readonly merchant: string
  /** The merchant's languages, the first one first. `html`: as browsers name it. */
  readonly languages: readonly { readonly code: string; readonly html: string; readonly dir: string }[]
  readonly pictures: readonly string[]
  readonly timeZone: string | undefined
  /** What is wrong in the draft as the server has it. */
  readonly faults: readonly FieldFault[]
  /** Nothing can be written. */
  readonly isReadOnly: boolean
}

export const FormContext = createContext<FormFacts | undefined>(undefined)

export const useForm = (): FormFacts => {
  const form = use(FormContext)
  if (!form) throw new Error('there is no form here')
  return form
}

/** What is wrong at this place itself. */
export const useFault = (pointer: string): string | undefined => {
  const found = useForm().faults.filter(({ path }) => path === pointer)
  return found.length === 0 ? undefined : found.map(({ reason }) => reason).join('; ')
}

/** How many faults lie at this place and below it. */
export const faultsWithin = (faults: readonly FieldFault[], pointer: string): number =>
  faults.filter(({ path }) => path === pointer || path.startsWith(`${pointer}/`)).length
