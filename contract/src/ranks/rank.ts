// No schema in this file: the web reads its value at run time.

/** `clubLabel.type` of a member who takes part in the merchant's ranks and is shown VIP benefits (spec 2 §3, Member info). */
export const RANKED = 'AUTO'
