import { identityGateway } from './gateway/gateway.ts'

/** Every company that checks documents; without one staff look at them. */
export const identityCompanies = [identityGateway] as const
