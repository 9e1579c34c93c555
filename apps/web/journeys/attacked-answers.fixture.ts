import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { allRoutes } from '@sanuk/contracts/all-routes'
import * as z from 'zod/mini'

type Schema = z.core.JSONSchema.BaseSchema

const file = new URL('../../../packages/contracts/attacks/rich-text.json', import.meta.url)
const { vectors }: { vectors: readonly { html: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
const ATTACKS = vectors.map(({ html }) => html)

/** How many different attacks the collection has. */
export const COLLECTED = new Set(ATTACKS).size

/** What a browser follows or loads by itself is attacked by addresses. */
const ADDRESSES = /(url|uri|address|location|path|picture|image|images\[]|pictures\[]|webp|original)$/i
const RUNNING = [
  'javascript:alert(1)',
  ' \u0001java\tscript:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '"onerror="alert(1)',
  'JaVaScRiPt:/*--></title></style></textarea></script></xmp><svg/onload=alert(1)>',
]

/** What programs agree upon between themselves: nobody writes it, and without it a page has nothing to show. */
const AGREED =
  /\.(timeZone|currency|modId|resourceType|acceptedPattern|expression|challenge|rpId|kid|[xy]|signature|language|lotteryType|status|kind|role)$/

const isObject = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it)
const isSchema = (it: unknown): it is Schema => isObject(it)
const isFree = ({ type, enum: choice, const: only, pattern, format }: Schema) =>
  type === 'string' && !choice && only === undefined && !pattern && !format

const answers = allRoutes.map(({ method, path, answer }) => ({
  method,
  address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  schema: z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }),
}))

/** Whether a value is of this form, as far as what tells forms apart can say. */
function isOfForm(
  value: unknown,
  { type, properties = {}, required = [], enum: choice, const: only }: Schema,
): boolean {
  if (only !== undefined) return value === only
  if (choice) return choice.some((one) => one === value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type !== 'object') return type === undefined || type === typeof value
  const tells = (one: unknown): one is Schema => isSchema(one) && (one.const !== undefined || one.enum !== undefined)
  return (
    isObject(value) &&
    required.every((name) => name in value) &&
    Object.entries(properties).every(([name, one]) => !tells(one) || isOfForm(value[name], one))
  )
}

/** An answer as it would be, had somebody put an attack into each text of it that is not of one form only. */
function attacked(whole: unknown, root: Schema, attack: (path: string) => string): unknown {
  const formOf = (value: unknown, part: Schema): unknown => {
    if (part.$ref) return root.$defs?.[part.$ref.split('/').at(-1) ?? '']
    return [...(part.anyOf ?? []), ...(part.oneOf ?? [])].find((one) => isSchema(one) && isOfForm(value, one))
  }
  const fieldsOf = (value: Record<string, unknown>, part: Schema, path: string) =>
    Object.entries(value).map(([name, one]) => {
      const named = part.properties?.[name]
      return [name, within(one, named ?? part.additionalProperties, `${path}.${named ? name : '*'}`)]
    })
  const within = (value: unknown, part: unknown, path: string): unknown => {
    if (!isSchema(part) || value === null) return value
    const form = formOf(value, part)
    if (form) return within(value, form, path)
    if (typeof value === 'string') return isFree(part) && !AGREED.test(path) ? attack(path) : value
    if (Array.isArray(value)) return value.map((one) => within(one, part.items, `${path}[]`))
    return isObject(value) ? Object.fromEntries(fieldsOf(value, part, path)) : value
  }
  return within(whole, root, '')
}

/** A page that is left does not wait for its answers. */
const hasGoneOn = () => undefined

/** Which fields of which calls were attacked so far, and by which of the collection. */
type Planted = { readonly fields: ReadonlySet<string>; readonly attacks: ReadonlySet<string> }

/** From now on every text in every answer that a page is given is an attack of the collection, one after the other. */
export async function attackAnswers(page: Page): Promise<Planted> {
  const fields = new Set<string>()
  const attacks = new Set<string>()
  const [collected, running] = [turnsOf(ATTACKS), turnsOf(RUNNING)]
  await page.route('**/*', async (intercepted) => {
    const request = intercepted.request()
    const { pathname } = new URL(request.url())
    const known = answers.find(({ method, address }) => method === request.method() && address.test(pathname))
    if (!known || request.resourceType() === 'document') return intercepted.fallback()
    const response = await intercepted.fetch().catch(hasGoneOn)
    if (!response?.ok()) return response && intercepted.fulfill({ response })
    const answer: unknown = await response.json().catch(hasGoneOn)
    if (!isObject(answer)) return
    const value = attacked(answer.value, known.schema, (path) => {
      fields.add(`${request.method()} ${known.address.source} ${path}`)
      if (ADDRESSES.test(path)) return running()
      const attack = collected()
      attacks.add(attack)
      return attack
    })
    await intercepted.fulfill({ response, json: { ...answer, value } })
  })
  return { fields, attacks }
}

/** One after the other, and from the beginning again. */
function turnsOf(texts: readonly string[]): () => string {
  let turn = 0
  return () => texts[turn++ % texts.length] ?? ''
}

/** What would run as soon as somebody pressed it, and that no page of ours has: in a line each. React disarms addresses. */
export const dangersIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isDisarmed = (address: string) => address.startsWith('javascript:throw new Error(')
    const runs = /^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t/iu
    return [...document.querySelectorAll('*')].flatMap((each) =>
      [...each.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            name === 'srcdoc' ||
            (/^(href|src|action|formaction|xlink:href)$/i.test(name) && runs.test(value) && !isDisarmed(value)),
        )
        .map(({ name, value }) => `<${each.localName} ${name}=${value.slice(0, 80)}>`),
    )
  })

/** Points at, focuses and wakes all there is: many attacks wait for that. */
export const provoke = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('main *, [role="dialog"] *')) {
      for (const name of ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart']) {
        each.dispatchEvent(new Event(name))
      }
    }
  })
