/** Under which name all of it is remembered. */
export const RISK = ['risk']

/** How the state of a case looks. */
export const FLAG_LOOKS = { open: 'luck', cleared: 'good', confirmed: 'bad' } as const
