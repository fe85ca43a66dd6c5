import type { riskCases } from '#risk/schema/cases.ts'

export type RiskCase = typeof riskCases.$inferSelect
