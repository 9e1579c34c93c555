import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'

/**
 * Has the browser ask for a passkey and answers what it said, as WebAuthn writes it in JSON; `null` where nobody was
 * asked or somebody thought better of it.
 */
export async function askPasskey(question: Record<string, unknown> | null): Promise<Record<string, unknown> | null> {
  if (!question) return null
  try {
    // Made by our own server with the same library.
    const optionsJSON = question as unknown as PublicKeyCredentialRequestOptionsJSON
    return { ...(await startAuthentication({ optionsJSON })) }
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'NotAllowedError') return null
    throw fault
  }
}
