/** An amount in whole units, with the currency's decimals, e.g. `150.00`; negative where money left us. `currency` is ISO 4217. */
export interface EventMoney {
  readonly value: string
  readonly currency: string
}

/**
 * The amount for providers that take no negative one: money that left us is told as `returned`, not as a value, so that it counts as nothing earned
 * instead of as something. No schemas here, so that the web may import this file.
 */
export const toldMoney = (money: EventMoney | undefined): { value?: number; returned?: number; currency?: string } => {
  if (!money) return {}
  const { value, currency } = money
  return value.startsWith('-') ? { returned: Number(value.slice(1)), currency } : { value: Number(value), currency }
}
