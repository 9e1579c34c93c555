import { randomBytes } from 'node:crypto'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { HUMAN_CHECK_HEADER } from '@sanuk/contracts/guard'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { solveHumanCheck } from '@sanuk/wire/human-proof'
import { CompactEncrypt, importJWK } from 'jose'
import { type Answer, PASSWORD, type Staff, type TestHouse } from './house.fixture.ts'

type Sent = { method: string; path: string; body?: object; token?: string; part?: 'site' | 'office'; language?: string }

export type Browser = ReturnType<typeof openBrowser>

/** Somebody's browser: it keeps cookies, comes from an address, says what it is, and visits one brand. */
export function openBrowser(
  house: Pick<TestHouse, 'site' | 'office' | 'clock' | 'readCaptcha' | 'operatorCode'>,
  { host = 'localhost', address = '127.0.0.1', userAgent = 'Mozilla/5.0 (test)' } = {},
) {
  const jar = new Map<string, string>()

  const send = async ({ method, path, body, token, part = 'site', language = 'en' }: Sent): Promise<Answer> => {
    const route = allRoutes.find((it) => it.method === method && it.path === path.split('?')[0])
    const payload = body && (route?.sealed ? await seal(method, path, body) : JSON.stringify(body))
    const reply = await house[part].inject({
      method: method as 'GET',
      url: path,
      remoteAddress: address,
      headers: {
        host,
        'user-agent': userAgent,
        'accept-language': language,
        ...(route?.human && { [HUMAN_CHECK_HEADER]: await proveHuman(part) }),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload && { 'content-type': route?.sealed ? SEALED_MEDIA_TYPE : 'application/json' }),
      },
      ...(payload && { payload }),
    })
    keepCookies(reply.cookies)
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
  }

  const keepCookies = (cookies: readonly { name: string; value: string; maxAge?: number }[]): void => {
    for (const { name, value, maxAge } of cookies) {
      if (value === '' || maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
  }

  const proveHuman = async (part: 'site' | 'office'): Promise<string> => {
    const { body } = await send({ method: 'GET', path: '/wps/human-check', part })
    return body.success ? solveHumanCheck(body.value) : ''
  }

  const seal = async (method: string, path: string, payload: object): Promise<string> => {
    const { kid, ...jwk } = (await send({ method: 'GET', path: '/wps/system/whitelabel' })).body.value.sealingKey
    const iat = Math.floor(house.clock().getTime() / 1000)
    const text = JSON.stringify({ method, path, iat, nonce: randomBytes(16).toString('base64url'), payload })
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: SEALED_ALGORITHM, enc: SEALED_ENCRYPTION, kid })
      .encrypt(await importJWK(jwk, SEALED_ALGORITHM))
  }

  const LOGIN = { method: 'POST', path: '/wps/session/login' }
  return {
    /** What it keeps, by name. */
    cookies: jar,
    send,
    get: (path: string, token?: string) => send({ method: 'GET', path, ...(token && { token }) }),
    /** Signs in, reading a picture where one is asked for. */
    login: async (username: string, password = PASSWORD, more: object = {}): Promise<Answer> => {
      const body = { type: 'username', username, password, ...more }
      const answer = await send({ ...LOGIN, body })
      if (answer.body.code !== 'captcha_required') return answer
      return send({ ...LOGIN, body: { ...body, captcha: await house.readCaptcha(host) } })
    },
    loginRemembered: (username: string) => send({ ...LOGIN, body: { type: 'remembered', username } }),
    register: (username: string, more: object = {}) =>
      send({
        method: 'PUT',
        path: '/wps/member/register',
        body: {
          username,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          birthday: '1990-01-31',
          agree: true,
          ...more,
        },
      }),
    /** Signs a member of staff in, by password and code. */
    operatorLogin: async (username: Staff = 'operator'): Promise<Answer> => {
      const ask = (path: string, body: object) => send({ method: 'POST', path, body, part: 'office' })
      const begun = await ask('/ops/session/login', { username, password: PASSWORD })
      if (!begun.body.success) return begun
      const code = await house.operatorCode(username)
      return ask('/ops/session/proof', { ticket: begun.body.value.ticket, way: 'totp', code })
    },
  }
}
