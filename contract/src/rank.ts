// No schema in this file: the web reads its value at run time.

/** `clubLabel.type` of a member who rises by the merchant's ranks: VIP benefits are shown (spec 2 §3, Member info). */
export const RANKED = 'AUTO'
