import type { SubjectDeclaration } from './subject.ts'

/** One table made of those of all subjects. Throws if two of them declare the same name. */
export const joined = <Value>(field: string, tables: readonly (Readonly<Record<string, Value>> | undefined)[]): Readonly<Record<string, Value>> => {
  const all: Record<string, Value> = {}
  for (const [name, value] of tables.flatMap(table => Object.entries(table ?? {}))) {
    if (name in all) throw new Error(`${name} of ${field} is declared by two subjects`)
    all[name] = value
  }
  return all
}

/** Makes of all subjects' declarations what a subject needs of them, once: its stores are made for every unit of work. */
export const collected = <Result>(
  collect: (subjects: readonly SubjectDeclaration[]) => Result,
): ((subjects: readonly SubjectDeclaration[]) => Result) => {
  const made = new WeakMap<readonly SubjectDeclaration[], Result>()
  return subjects => {
    const result = made.get(subjects) ?? collect(subjects)
    made.set(subjects, result)
    return result
  }
}
