import { expect, test } from 'vitest'
import { lighten } from './light-contracts.ts'

const CONTRACT = `import * as z from 'zod/mini'
import { ticket } from './credentials.ts'
import { KINDS } from './kinds.ts'
import { LIMITS, paging } from './lists.ts'
import { route } from './route.ts'

export const FIRST = KINDS[0]
const named = (text: string) => z.string().check(z.maxLength(text.length))
const kind = named('kind')
export const query = { limit: z.optional(z.enum([...LIMITS])), ...named('rest') }
export const request = z.strictObject({ ...paging, kind: z.enum(KINDS).check(z.describe('Kind')) })

export const login = route({
  method: 'POST',
  path: '/wps/session/login',
  access: 'visitor',
  summary: 'Signs a member in.',
  body: z.strictObject({ ticket, kind }),
  sealed: true,
  answer: z.strictObject({ token: z.string() }),
  refusals: [...fieldRefusals],
})
`

/** What a built page would have of it: the module run, with what others make of it put in. */
async function run(code: string): Promise<Record<string, unknown>> {
  const plain = code.replace(/import \{ KINDS \}.*/, "const KINDS = ['slot']").replace(/\(text: string\)/, '(text)')
  return import(`data:text/javascript,${encodeURIComponent(plain)}`)
}

test('a lightened contract keeps method, path, access and sealed, and drops its schemas', async () => {
  const { login } = await run(lighten(CONTRACT))
  expect(login).toEqual({ method: 'POST', path: '/wps/session/login', access: 'visitor', sealed: true })
})

test('a lightened contract keeps exported constants', async () => {
  expect((await run(lighten(CONTRACT))).FIRST).toBe('slot')
})

test('a lightened contract does not import files that only its schemas need', () => {
  const light = lighten(CONTRACT)
  expect(light).toContain("from './kinds.ts'")
  expect(light).not.toContain('./credentials.ts')
  expect(light).not.toContain('./lists.ts')
  expect(light).not.toContain('./route.ts')
  expect(light).not.toContain('zod/mini')
})
