/** Barred from chat and exempt from language sync (spec 1 §1). Free play gives it (spec 1 §1, Member types). */
export const RESTRICTED = 4
