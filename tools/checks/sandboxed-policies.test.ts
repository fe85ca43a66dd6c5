import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Whether a file writes a content policy with the directive `sandbox` that also names `'self'`. Comments may speak of both. */
const meetsSelf = (source: string): boolean => {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return /['"`;]\s*sandbox[\s;'"`]/.test(code) && code.includes("'self'")
}

// Proves navigation-6.
test("no sandboxed document names 'self' in its policy: in Safari it matches nothing there", () => {
  expect(meetsSelf(`const POLICY = "sandbox allow-scripts; script-src 'self'"`)).toBe(true)
  expect(meetsSelf(`["default-src 'none'", \`sandbox\`, "style-src 'self'"]`)).toBe(true)
  expect(meetsSelf(`/** In a sandboxed page 'self' matches nothing. */ const POLICY = \`sandbox allow-scripts; script-src \${own}\``)).toBe(false)
  expect(meetsSelf(`const POLICY = "default-src 'none'; style-src 'self'"; const provider = 'sandboxes'`)).toBe(false)

  const files = globSync('{server,game-company,payment-sandbox,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
  expect(files.filter(file => meetsSelf(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
