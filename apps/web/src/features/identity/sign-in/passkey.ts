import type { PasskeyRequest, UsedPasskey } from '@sanuk/contracts/factors'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'

/** Has the browser ask for a passkey and answers what it said; `null` where somebody thought better of it. */
export async function askPasskey(question: PasskeyRequest | null): Promise<UsedPasskey | null> {
  if (!question) return null
  try {
    const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON
    // Browsers write it as WebAuthn says, and so does the contract; the server looks at every part of it.
    return (await startAuthentication({ optionsJSON })) as UsedPasskey
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'NotAllowedError') return null
    throw fault
  }
}
