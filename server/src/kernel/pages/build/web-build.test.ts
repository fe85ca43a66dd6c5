import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWebBuild } from './web-build.ts'

let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'foyer-dist-'))
  await Promise.all([
    mkdir(join(dist, 'client', '.vite'), { recursive: true }),
    mkdir(join(dist, 'client', 'assets'), { recursive: true }),
    mkdir(join(dist, 'server')),
    mkdir(join(dist, 'early')),
    mkdir(join(dist, 'notice')),
    mkdir(join(dist, 'worker')),
  ])
  await writeFile(join(dist, 'client', 'assets', 'a.css'), '.a{}\n')
  await writeFile(join(dist, 'worker', 'sw.js'), 'self.worker = true')
  await writeFile(join(dist, 'client', 'asset-manifest.json'), '{"version":"1"}')
  await writeFile(join(dist, 'early', 'early.js'), '(() => {})()\n')
  await writeFile(join(dist, 'notice', 'notice-page.js'), 'const end = "</script>"\n')
})
afterAll(() => rm(dist, { recursive: true }))

test('a missing build is reported, with the command that makes it', async () => {
  await expect(loadWebBuild(join(dist, 'nowhere'))).rejects.toThrow(/The web is not built: .*npm start/)
})

test('the built entry renders, and the build’s id follows its content', async () => {
  const write = async (marker: string) => {
    await writeFile(
      join(dist, 'client', '.vite', 'manifest.json'),
      JSON.stringify({ marker: { file: '', imports: [marker], css: ['assets/a.css'] } }),
    )
    await writeFile(
      join(dist, 'server', 'entry-server.js'),
      `export const serverEntry = { render: async () => ({ markup: '<p>built</p>', preloads: '' }), linksOf: manifest => ({ scripts: manifest.marker.imports, stylesheets: ['/m/assets/a.css'] }) }`,
    )
    return loadWebBuild(dist)
  }
  const one = await write('one')
  const other = await write('other')
  const entry = await one.entry()
  await expect(entry.render({} as never)).resolves.toEqual({ markup: '<p>built</p>', preloads: '' })
  await expect(other.files({} as never)).resolves.toEqual({ scripts: ['other'], stylesheets: [], inlined: { '/m/assets/a.css': '.a{}' } })
  expect(one.workerScript).toBe('self.worker = true')
  expect(one.updateManifest).toBe('{"version":"1"}')
  expect(one.earlyScript).toEqual({ inline: '(() => {})()' })
  expect(one.noticeScript).toEqual({ inline: 'const end = "<\\/script>"' })
  expect(one.id).not.toBe(other.id)
})
