import { expect, test } from 'vitest'
import { contentKinds } from './content-kinds.ts'
import { merchantJson } from './merchant-json.ts'

/** The JSON pointers within a schema of patterns that nobody put into words. */
const speechless = (schema: unknown, path = ''): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'pattern' in schema && !('message' in schema) ? [path] : []
  return [...own, ...Object.entries(schema).flatMap(([key, inner]) => speechless(inner, `${path}/${key}`))]
}

test.each([merchantJson, ...Object.values(contentKinds)])('a pattern of $file is told in words, never as a regular expression', ({ schema }) => {
  expect(speechless(schema)).toEqual([])
})
