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

test.each([merchantJson, ...Object.values(contentKinds)])(
  'the schema of $file compiles, which a server does only with the first file of its kind',
  kind => {
    const folder = { code: 'brand', files: new Map([[kind.file, Buffer.from('null')]]) }
    const outside = { assets: new Map(), secrets: () => undefined, allowDemo: true, file: {} }
    expect(kind.read(folder, outside).faults).not.toEqual([])
  },
)
