/** The vendors of lotteries, which are the product's own (spec 2 §9, Lottery vendor codes). */
const LOTTERY_VENDORS: readonly string[] = ['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN']

export const isLotteryVendor = (vendor: string): boolean => LOTTERY_VENDORS.includes(vendor)
