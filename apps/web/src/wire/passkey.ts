import type { addPasskey, PasskeyRequest, startAddingPasskey, UsedPasskey } from '@sanuk/contracts/factors'
import type { AnswerOf, RequestOf } from '@sanuk/contracts/route'
import type { Word } from '@sanuk/locales/word'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { WordedFault } from './worded-fault.ts'

// Browsers write their answers as WebAuthn says, and so do the contracts; the server looks at every part of them.

/**
 * Has the browser ask for a passkey and answers what it said; `null` where there is nothing to ask. Throws a `WordedFault`
 * where the browser refuses.
 */
export async function askPasskey(question: PasskeyRequest | null): Promise<UsedPasskey | null> {
  if (!question) return null
  const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON
  return worded(FAULTS, async () => (await startAuthentication({ optionsJSON })) as UsedPasskey)
}

type MadePasskey = RequestOf<typeof addPasskey>['body']['response']

/** Has the browser make a passkey. Throws a `WordedFault` likewise. */
export async function makePasskey(wish: AnswerOf<typeof startAddingPasskey>): Promise<MadePasskey> {
  const optionsJSON = wish as PublicKeyCredentialCreationOptionsJSON
  return worded(MAKING_FAULTS, async () => (await startRegistration({ optionsJSON })) as MadePasskey)
}

type Faults = Readonly<Partial<Record<string, Word>>>

/** What browsers refuse with, by the name of the exception (WebAuthn Level 3, sections 5.1.3 and 5.1.4). */
const FAULTS: Faults = {
  NotAllowedError: 'site.fault.passkey_denied',
  AbortError: 'site.fault.passkey_stopped',
  SecurityError: 'site.fault.passkey_address',
  NotSupportedError: 'site.fault.passkey_unsupported',
  ConstraintError: 'site.fault.passkey_unlocked',
}

/** When one is made, the device may have one of this account already. */
const MAKING_FAULTS: Faults = { ...FAULTS, InvalidStateError: 'site.fault.passkey_exists' }

async function worded<T>(words: Faults, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    const word = fault instanceof Error ? words[fault.name] : undefined
    throw new WordedFault(word ?? 'site.fault.passkey_failed')
  }
}
