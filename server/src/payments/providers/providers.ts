import { paymentGateway } from './gateway/gateway.ts'
import { paymentSandbox } from './sandbox.ts'

/** Every payment company. */
export const paymentProviders = [paymentSandbox, paymentGateway] as const
