// The game's own server, as its page calls it.

const TOKEN_KEY = 'satang-token'

/**
 * @typedef {{ balance: string, limits: { minimum: string, maximum: string }, pays: string, latest: Toss[] }} Wallet
 * @typedef {{ round: string, choice: string, face: string, stake: string, win: string, balance: string }} Toss
 * @typedef {'session_ended' | 'not_enough_money' | 'stake' | 'invalid_request' | 'network'} Fault
 */

/** What the server refused, or that it did not answer. */
export class GameFault extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault)
    this.fault = fault
  }
}

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(path, body) {
  const token = sessionStorage.getItem(TOKEN_KEY)
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new GameFault('network')
  })
  const content = await answer.json().catch(() => ({ fault: 'network' }))
  if (answer.ok) return content
  throw new GameFault(answer.status >= 500 ? 'network' : content.fault)
}

/** Opens the launched game, or goes on with the one this tab has open. @returns {Promise<Wallet>} */
export async function open() {
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  if (launch) {
    const { token } = await ask('/api/sessions', { launch })
    sessionStorage.setItem(TOKEN_KEY, token)
    history.replaceState(null, '', location.pathname + location.search)
  }
  return ask('/api/wallet')
}

/** @returns {Promise<Wallet>} */
export const wallet = () => ask('/api/wallet')

/** Tosses once, however often it is asked. @param {{ round: string, choice: string, stake: string }} toss @returns {Promise<Toss>} */
export const toss = (toss) => ask('/api/rounds', toss)
