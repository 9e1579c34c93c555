/** Under which name all of it is remembered. */
export const RISK = ['risk']
