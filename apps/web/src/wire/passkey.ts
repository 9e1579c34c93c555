import type { addPasskey, PasskeyRequest, startAddingPasskey, UsedPasskey } from '@sanuk/contracts/factors'
import type { AnswerOf, RequestOf } from '@sanuk/contracts/route'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

// Browsers write their answers as WebAuthn says, and so do the contracts; the server looks at every part of them.

/** Has the browser ask for a passkey and answers what it said; `null` where somebody thought better of it. */
export async function askPasskey(question: PasskeyRequest | null): Promise<UsedPasskey | null> {
  if (!question) return null
  const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON
  return unlessDenied(async () => (await startAuthentication({ optionsJSON })) as UsedPasskey)
}

type MadePasskey = RequestOf<typeof addPasskey>['body']['response']

/** Has the browser make a passkey; `null` likewise. */
export async function makePasskey(wish: AnswerOf<typeof startAddingPasskey>): Promise<MadePasskey | null> {
  const optionsJSON = wish as PublicKeyCredentialCreationOptionsJSON
  return unlessDenied(async () => (await startRegistration({ optionsJSON })) as MadePasskey)
}

async function unlessDenied<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'NotAllowedError') return null
    throw fault
  }
}
