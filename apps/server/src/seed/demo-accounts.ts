export type Account = { readonly username: string; readonly password: string }
/** An operator and what their authenticator app holds, in base32. */
type OperatorAccount = Account & { readonly authenticator: string }
export type DemoAccounts = {
  readonly member: Account
  readonly agent: Account
  readonly operator: OperatorAccount
  readonly supervisor: OperatorAccount
}

export type SeedNeeds = {
  readonly ownerUrl: string
  readonly accounts: DemoAccounts
  /** From which the key comes under which operators' authenticators are kept. */
  readonly installationSecret: string | undefined
}
