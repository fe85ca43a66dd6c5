import { lotteryVendors } from '@foyer/contract/lottery/lottery-kinds'

/** Whether the vendor's games are the merchant's own lotteries (spec 2 §9, Lottery vendor codes). */
export const isLotteryVendor = (vendor: string): boolean => lotteryVendors.some(own => own === vendor)
