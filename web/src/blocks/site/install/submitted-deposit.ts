/**
 * The key in session storage under which a deposit that was submitted waits for the next view of home. A type and no value: a value would make the
 * page that pays in depend on a part of the page that installs, whose name the first load would then carry.
 */
export type SubmittedDepositKey = 'SHELL_depositSubmitted'
