type Policies = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/** The one address of a script that this page starts beside itself, in the form that browsers with Trusted Types want. */
export function scriptAddress(policy: string, address: string): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: Policies }
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL('') ?? address
}
