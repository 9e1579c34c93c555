/** Asks in whose name a member's bank accounts are; only accounts that are paid to now count. */
export type BankAccountHolders = {
  readonly isHolder: (member: string) => Promise<boolean>
  /** Whether a typed name is that of the holder; case, spaces and titles do not count. */
  readonly isHolderName: (member: string, name: string) => Promise<boolean>
}
