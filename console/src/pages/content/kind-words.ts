import { wordsOf } from '#texts/catalogues.ts'
import { titleOf } from './field-words.ts'

/** What a kind of content is called. */
export const kindWords = (name: string): string => wordsOf('content', `kind_${name}`, titleOf(name))
