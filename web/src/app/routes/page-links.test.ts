import type { Manifest } from '@foyer/contract/rendering'
import { expect, test } from 'vitest'
import { isOpenToVisitors } from './access.ts'
import { memberPages } from './member-pages.ts'
import { CLIENT_ENTRY, pageLinks } from './page-links.ts'
import { notFound, routes } from './routes.ts'

const load = () => Promise.reject(new Error('not loaded here'))
const HOME = 'src/features/site/home/home-page.tsx'
const MEMBER = 'src/features/profile/member-home/member-home-page.tsx'

const manifest: Manifest = {
  [CLIENT_ENTRY]: { file: 'assets/entry.js', imports: ['_framework.js', '_shared.js'], css: ['assets/base.css'] },
  [HOME]: { file: 'assets/home.js', imports: ['_card.js', '_shared.js'], css: ['assets/home.css'] },
  'src/features/account/login/login-page.tsx': { file: 'assets/login.js', css: ['assets/login.css'] },
  'src/blocks/site/tabs/main-tabs.tsx': { file: 'assets/tabs.js', imports: ['_shared.js'], css: ['assets/tabs.css'] },
  'src/app/routes/member-pages.ts': { file: 'assets/member-pages.js', imports: ['_card.js'] },
  [MEMBER]: { file: 'assets/member.js' },
  '_framework.js': { file: 'assets/framework.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_framework.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_shared.js'], css: ['assets/card.css', 'assets/base.css'] },
}

// Decision 14: the files of the first load are links in the HTML, which the browser can load at once.
test('a page names everything its first load needs once, and nothing of other pages', () => {
  expect(pageLinks(manifest, { module: HOME, load })).toEqual({
    scripts: ['/m/assets/entry.js'],
    modulepreload: ['/m/assets/framework.js', '/m/assets/card.js', '/m/assets/shared.js', '/m/assets/tabs.js', '/m/assets/home.js'],
    stylesheets: ['/m/assets/card.css', '/m/assets/base.css', '/m/assets/tabs.css', '/m/assets/home.css'],
  })
})

// Proves navigation-7.
test('a bare page has no tabs, and a page for signing in gets them late', () => {
  for (const frame of ['bare', 'entry'] as const)
    expect(pageLinks(manifest, { module: HOME, load, frame }).modulepreload).not.toContain('/m/assets/tabs.js')
})

test('a page missing from the build is an error, not a page without code', () => {
  expect(() => pageLinks(manifest, { module: 'src/features/gone/gone-page.tsx', load })).toThrow('src/features/gone/gone-page.tsx')
})

test('a page behind sign-in names the file that loads such pages too', () => {
  expect(pageLinks(manifest, { module: MEMBER }).modulepreload).toEqual([
    '/m/assets/framework.js',
    '/m/assets/card.js',
    '/m/assets/shared.js',
    '/m/assets/tabs.js',
    '/m/assets/member-pages.js',
    '/m/assets/member.js',
  ])
})

test('each route names the source file its code is loaded from; only pages that visitors may open are loaded by the first load’s table', () => {
  for (const { path, access, module, load } of [...routes, notFound]) {
    expect(load !== undefined, `${path}: \`routes.ts\` loads pages for visitors alone, \`member-pages.ts\` the others`).toBe(isOpenToVisitors(access))
    const loads = load ?? memberPages[path]
    expect(loads?.toString() ?? 'nothing in `member-pages.ts`', `${path}: what loads it`).toContain(module.replace('src/', ''))
  }
  const behindSignIn = routes.filter(({ load }) => !load).map(({ path }) => path)
  expect(Object.keys(memberPages), 'the pages behind sign-in, in the order of `routes.ts`').toEqual(behindSignIn)
})
