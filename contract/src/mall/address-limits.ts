// No schema in this file: the web reads its values at run time, and a schema library must not reach the bundle.

/** The most characters of each field of an address to which a good is sent. */
export const ADDRESS_LENGTHS = { name: 80, phone: 30, place: 400 } as const
