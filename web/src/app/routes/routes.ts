import type { CatalogueName } from '@foyer/contract/page'
import type { ComponentType } from 'react'
import type { PageShape } from '#blocks/page-skeleton/page-skeleton.tsx'

/** Which tab of the tab bar a page lights up. */
export type TabName = 'home' | 'member'

/** One page of the product. */
export interface Route {
  /** The page's own address; search engines and links use it. */
  readonly path: string
  /** Other addresses of the same page (spec 1 §2, spec 2 §2). */
  readonly aliases?: readonly string[]
  /** `member` opens with a session only (spec 2 §2, route guard). */
  readonly access: 'public' | 'member'
  /** Texts the page speaks from, besides `shell`. */
  readonly catalogues: readonly CatalogueName[]
  readonly tab?: TabName
  /** What stands there until the session is known; a card and lists where absent. */
  readonly shape?: PageShape
  /** The page's source file, as the client manifest names it. */
  readonly module: string
  readonly load: () => Promise<{ readonly Page: ComponentType }>
}

/** Paths a merchant may set (spec 1 §2: home and change-password paths are configurable). */
export interface MerchantPaths {
  readonly home: string
  readonly changePassword: string
}

const home: Route = {
  path: '/m/home',
  aliases: ['/', '/m', '/m/index', '/m/index.html'],
  access: 'public',
  catalogues: ['play'],
  tab: 'home',
  module: 'src/features/home/home-page.tsx',
  load: async () => ({ Page: (await import('#features/home/home-page.tsx')).HomePage }),
}

const changePassword: Route = {
  path: '/m/changePsw',
  access: 'member',
  shape: 'form',
  catalogues: ['identity', 'errors'],
  module: 'src/features/change-password/change-password-page.tsx',
  load: async () => ({ Page: (await import('#features/change-password/change-password-page.tsx')).ChangePasswordPage }),
}

/** Every page but the not-found page. The whole URL tree of the product. */
export const routes: readonly Route[] = [
  home,
  {
    path: '/m/login',
    access: 'public',
    catalogues: ['identity', 'errors'],
    module: 'src/features/login/login-page.tsx',
    load: async () => ({ Page: (await import('#features/login/login-page.tsx')).LoginPage }),
  },
  {
    path: '/m/register',
    aliases: ['/m/register.html'],
    access: 'public',
    catalogues: ['identity', 'errors'],
    module: 'src/features/register/register-page.tsx',
    load: async () => ({ Page: (await import('#features/register/register-page.tsx')).RegisterPage }),
  },
  {
    path: '/m/forgotPassword',
    access: 'public',
    catalogues: ['identity', 'errors'],
    module: 'src/features/recovery/recovery-page.tsx',
    load: async () => ({ Page: (await import('#features/recovery/recovery-page.tsx')).RecoveryPage }),
  },
  changePassword,
  {
    path: '/m/member/home',
    access: 'member',
    catalogues: ['identity', 'benefits', 'errors'],
    tab: 'member',
    module: 'src/features/member/member-home-page.tsx',
    load: async () => ({ Page: (await import('#features/member/member-home-page.tsx')).MemberHomePage }),
  },
  {
    path: '/m/member/benefits',
    access: 'member',
    catalogues: ['benefits', 'errors'],
    module: 'src/features/benefits/benefits-page.tsx',
    load: async () => ({ Page: (await import('#features/benefits/benefits-page.tsx')).BenefitsPage }),
  },
  {
    path: '/m/member/security',
    access: 'member',
    shape: 'lists',
    catalogues: ['security', 'identity', 'errors'],
    module: 'src/features/security/security-page.tsx',
    load: async () => ({ Page: (await import('#features/security/security-page.tsx')).SecurityPage }),
  },
]

/** Answers every path that no route has, with status 404. */
export const notFound: Route = {
  path: '/m/not-found',
  access: 'public',
  catalogues: [],
  module: 'src/features/not-found/not-found-page.tsx',
  load: async () => ({ Page: (await import('#features/not-found/not-found-page.tsx')).NotFoundPage }),
}

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/'

/** The route that answers `path`, the merchant's own home and change-password paths included; `notFound` where none does. */
export const routeOf = (path: string, merchantPaths?: MerchantPaths): Route => {
  const wanted = withoutTrailingSlash(path)
  if (wanted === merchantPaths?.home) return home
  if (wanted === merchantPaths?.changePassword) return changePassword
  return routes.find(route => route.path === wanted || route.aliases?.includes(wanted)) ?? notFound
}
