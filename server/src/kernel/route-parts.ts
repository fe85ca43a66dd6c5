import type { PageMerchant } from '@foyer/contract/page'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import type { Pictures } from '#kernel/pages/files/pictures.ts'
import type { Deps } from './deps.ts'

export interface RouteParts extends Deps {
  readonly registry: Registry
}

export interface PageRouteParts extends Pick<Deps, 'merchants' | 'clock'> {
  readonly pictures: Pictures
  readonly build: WebBuild
  readonly addressOf: (merchant: Merchant) => string
  /** What the route table needs to know of a merchant. */
  readonly pageMerchantOf: (merchant: Merchant) => PageMerchant
}

export type PageRoutes = (app: FastifyInstance, parts: PageRouteParts) => Promise<void> | void
