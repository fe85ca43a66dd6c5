import type { campaigns } from '#campaigns/schema/campaigns.ts'

export type Campaign = typeof campaigns.$inferSelect

export type Key = Pick<Campaign, 'merchant' | 'id'>
