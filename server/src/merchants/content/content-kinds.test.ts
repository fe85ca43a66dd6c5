import { expect, test } from 'vitest'
import { contentKinds } from './content-kinds.ts'
import { merchantJson } from './merchant-json.ts'

/** JSON pointers to the patterns in a schema that have no message. */
const patternsWithoutMessage = (schema: unknown, path = ''): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'pattern' in schema && !('message' in schema) ? [path] : []
  return [...own, ...Object.entries(schema).flatMap(([key, inner]) => patternsWithoutMessage(inner, `${path}/${key}`))]
}

test.each([merchantJson, ...Object.values(contentKinds)])(
  'a mismatched pattern in $file is explained in words, never as a regular expression',
  ({ schema }) => {
    expect(patternsWithoutMessage(schema)).toEqual([])
  },
)
