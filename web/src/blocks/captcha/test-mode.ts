/** What a request carries in test mode; otherwise empty. */
export type TestMode = { readonly isBgeTest?: '1' }

/** `isBgeTest=1` in the address (spec 1 §6, Plain captcha). */
export const testModeOf = (search: string): TestMode => (new URLSearchParams(search).get('isBgeTest') === '1' ? { isBgeTest: '1' } : {})
