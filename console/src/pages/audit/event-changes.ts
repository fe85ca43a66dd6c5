type Data = Readonly<Record<string, unknown>> | null

export interface Change {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly same: boolean
}

const wordsOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}

/** What an event holds from before and after, name by name; what changed stands first. */
export const changesOf = (before: Data, after: Data): readonly Change[] => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map(name => {
      const [one, other] = [wordsOf(before?.[name]), wordsOf(after?.[name])]
      return { name, before: one, after: other, same: one === other }
    })
    .toSorted((one, other) => Number(one.same) - Number(other.same))
}
