/** Barred from chat and exempt from language sync (spec 1 §1). Free play gives it (readings, Session). */
export const RESTRICTED = 4
