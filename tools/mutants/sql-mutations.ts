import type { Mutation } from './mutations.ts'

/** What stands for itself in SQL: a comment, a text between quotes, or a sign. Words within comments and texts are none. */
const TOKENS = /--[^\n]*|'(?:[^']|'')*'|\$\$|=>|:=|::|<>|<=|>=|->>|->|\w+|[^\s\w]/g

const OTHERS = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '<>': '=',
    '=': '<>',
    '+': '-',
    '-': '+',
    and: 'or',
    or: 'and',
    true: 'false',
    false: 'true',
    min: 'max',
    max: 'min',
    greatest: 'least',
    least: 'greatest',
    exists: 'not exists',
    found: 'not found',
  }),
)

/** A sign of `set x = 1` says what a column becomes, and is no comparison. */
const isAssignment = (text: string, at: number): boolean => {
  const before = text.slice(0, at)
  const last = [...before.matchAll(/\b(?:set|where|when|if|case|on|select|then|and|or|filter|elsif)\b/g)].at(-1)
  return last?.[0] === 'set' || (last?.[0] === 'then' && /\bset\b[^;]*$/.test(before) && !/\bwhere\b[^;]*$/.test(before))
}

const mutatedToken = (text: string, token: string, at: number): readonly Mutation[] => {
  const whole = (replacement: string): readonly Mutation[] => [{ start: at, end: at + token.length, replacement }]
  // Whoever asks only whether there is a row takes any number.
  if (/\b(?:perform|exists \(\s*select) $/.test(text.slice(0, at))) return []
  if (/^\d+$/.test(token)) return whole(String(BigInt(token) + 1n))
  if (token.startsWith("'")) return token === "''" ? whole("'mutant'") : token.includes(' ') ? [] : whole("''")
  if (token === 'null' && /\bis (?:not )?$/.test(text.slice(0, at))) {
    const is = /\bis (?<not>not )?$/.exec(text.slice(0, at))
    return [{ start: is?.index ?? at, end: at + token.length, replacement: is?.groups?.['not'] ? 'is null' : 'is not null' }]
  }
  const other = OTHERS.get(token)
  if (other === undefined || (token === '=' && isAssignment(text, at))) return []
  // A lone minus before a word or number is a sign: it is left out.
  if (token === '-' && /(?:[(,=]|\b(?:then|else|when|return)) ?$/.test(text.slice(0, at))) return whole('')
  // `create or replace`, `on conflict do nothing` and the like have no opposite.
  return whole(other)
}

/** Statements of a body that stand on lines of their own, up to their semicolon. */
const STATEMENT = /^ +(?:insert into|update|delete from|perform|return next|\w+(?:\.\w+)? :=)[^;]*;/gm

const LOCK = / for (?:no key update|update|share)\b/g

/**
 * Every mutation of a file of functions: numbers by one, other texts, comparisons, `and` and `or`, signs, conditions turned round, locks and statements left
 * out. Comments and the names of functions stay as they are.
 */
export const mutationsOfSql = (text: string): readonly Mutation[] => {
  const found: Mutation[] = []
  let isInBody = false
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === '$$') isInBody = !isInBody
    else if (isInBody && !token.startsWith('--')) found.push(...mutatedToken(text, token, index))
  }
  for (const pattern of [STATEMENT, LOCK])
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const indent = /^ */.exec(words)?.[0].length ?? 0
      const isStatement = pattern === STATEMENT
      found.push({ start: isStatement ? index + indent : index, end: index + words.length, replacement: isStatement ? 'null;' : '' })
    }
  return found.toSorted((one, other) => one.start - other.start)
}
