export type Path = readonly (string | number)[]

type Container = Readonly<Record<string, unknown>> | readonly unknown[]

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As the server names a place. */
export const pointerOf = (path: Path): string => path.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The value with another one at this place; undefined takes the field away. */
export const withValueAt = (value: unknown, [step, ...rest]: Path, to: unknown): unknown => {
  if (step === undefined) return to
  const within = typeof step === 'number' ? (Array.isArray(value) ? (value as readonly unknown[]) : []) : isObject(value) ? value : {}
  const next = withValueAt((within as Record<string | number, unknown>)[step], rest, to)
  if (Array.isArray(within)) return (within as readonly unknown[]).with(Number(step), next)
  const others = within as Readonly<Record<string, unknown>>
  if (next === undefined) return Object.fromEntries(Object.entries(others).filter(([name]) => name !== step))
  return { ...others, [step]: next }
}

/** The list with the entry at one place moved to another. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  if (to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}

const firstWords = (value: unknown, languages: readonly string[]): string | undefined => {
  if (typeof value === 'string') return value
  if (!isObject(value)) return undefined
  const spoken = languages.map(language => value[language]).find(word => typeof word === 'string' && word !== '')
  return typeof spoken === 'string' ? spoken : undefined
}

/** The fields by which an entry of a list is named, the best first. */
const NAMED_BY = ['title', 'name', 'question', 'alt', 'text', 'id', 'code', 'labelId', 'groupName', 'displayName', 'url', 'type']

/** What an entry of a list is called. */
export const nameOf = (entry: unknown, languages: readonly string[]): string => {
  if (typeof entry === 'string') return entry
  if (!isObject(entry)) return ''
  return NAMED_BY.map(field => firstWords(entry[field], languages)).find(name => name !== undefined && name !== '') ?? ''
}

export interface Difference {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

const shown = (value: unknown): string | undefined => (value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value))

/** Every place at which two values differ. */
export const differences = (before: unknown, after: unknown, path: Path = []): readonly Difference[] => {
  const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const steps = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return steps.flatMap(step =>
      differences((before as Readonly<Record<string, unknown>>)[step], (after as Readonly<Record<string, unknown>>)[step], [...path, step]),
    )
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path: pointerOf(path), before: shown(before), after: shown(after) }]
}
