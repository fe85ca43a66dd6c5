import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWebBuild } from '#pages/web-build.ts'

let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'foyer-dist-'))
  await Promise.all([mkdir(join(dist, 'client', '.vite'), { recursive: true }), mkdir(join(dist, 'server'))])
})
afterAll(() => rm(dist, { recursive: true }))

test('a missing build is named, with the way to make it', async () => {
  await expect(loadWebBuild(join(dist, 'nowhere'))).rejects.toThrow(/The web is not built: .*npm start/)
})

test('the built entry renders, and the build is known by its content', async () => {
  const write = async (marker: string) => {
    await writeFile(join(dist, 'client', '.vite', 'manifest.json'), JSON.stringify({ marker: { file: marker } }))
    await writeFile(
      join(dist, 'server', 'entry-server.js'),
      `export const serverEntry = { render: async () => '<p>built</p>', linksOf: manifest => manifest.marker }`,
    )
    return loadWebBuild(dist)
  }
  const one = await write('one')
  const other = await write('other')
  const entry = await one.entry()
  await expect(entry.render({} as never)).resolves.toBe('<p>built</p>')
  await expect(other.links({} as never)).resolves.toEqual({ file: 'other' })
  expect(one.id).not.toBe(other.id)
})
