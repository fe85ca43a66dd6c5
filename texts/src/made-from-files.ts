import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { languageCodes, type LanguageCode } from '@foyer/contract/languages'
import type { MadeFrom } from './made-from.ts'

const fileOf = (language: LanguageCode): URL => new URL(`../made-from/${language}.json`, import.meta.url)

/** The languages that are translations. */
export const translations = languageCodes.filter(code => code !== 'EN')

export const readMadeFrom = (language: LanguageCode): MadeFrom =>
  existsSync(fileOf(language)) ? (JSON.parse(readFileSync(fileOf(language), 'utf8')) as MadeFrom) : {}

export const writeMadeFrom = (language: LanguageCode, madeFrom: MadeFrom): void =>
  writeFileSync(fileOf(language), `${JSON.stringify(madeFrom, null, 2)}\n`)
