import { REFUSALS } from '@sanuk/contracts/refusals'
import type { Route } from '@sanuk/contracts/route'
import { SEAMLESS_STATUSES } from '@sanuk/contracts/seamless'
import { say } from '@sanuk/locales/server-words'
import type { Schema } from './api-schemas.ts'
import { promisedRefusals } from './promised-refusals.ts'

type Answer = { readonly description: string; readonly content: Record<string, { readonly schema: Schema }> }
type Answers = Record<string, Answer>

/** Everything a route may answer, by HTTP status; `answer` is its contract's own part. */
export function answersOf(route: Route, answer: Schema): Answers {
  return route.envelope === 'seamless' ? seamlessAnswers(answer) : wpsAnswers(route, answer)
}

/** Nobody reads more of it than where to go. */
const REDIRECTED: Answers = { 303: { description: 'Go on with the page in `Location`.', content: {} } }

function wpsAnswers(route: Route, value: Schema): Answers {
  const accepted = object({ success: { const: true }, value })
  return {
    ...(route.envelope === 'redirect' ? REDIRECTED : { 200: json('Done.', accepted) }),
    ...byStatus(promisedRefusals(route), REFUSALS, (codes) =>
      json(codes.map((code) => `- \`${code}\`: ${say('en', `refusal.${code}`)}`).join('\n'), {
        ...object({ success: { const: false }, code: { enum: codes }, message: { type: 'string' } }),
        properties: {
          success: { const: false },
          code: { enum: codes },
          message: { type: 'string', description: 'In the language of `Accept-Language`.' },
          fields: { type: 'array', items: { $ref: '#/components/schemas/FieldFault' } },
          value: { description: 'What some refusals must say besides.' },
          requestId: { type: 'string', description: 'Names the request in the logs.' },
        },
      }),
    ),
  }
}

function seamlessAnswers(answer: Schema): Answers {
  const { OK: _, ...refusals } = SEAMLESS_STATUSES
  const codes = Object.keys(refusals) as (keyof typeof refusals)[]
  return {
    200: json('Done.', answer),
    ...byStatus(codes, refusals, (statuses) =>
      json(statuses.map((status) => `- \`${status}\``).join('\n'), {
        ...object({ status: { enum: statuses }, message: { type: 'string' } }),
        properties: {
          status: { enum: statuses },
          message: { type: 'string' },
          balance: { type: 'string', description: 'With `NOT_ENOUGH_MONEY`: what the member has.' },
        },
      }),
    ),
  }
}

function byStatus<Code extends string>(
  codes: readonly Code[],
  statuses: Readonly<Record<Code, number>>,
  write: (codes: Code[]) => Answer,
): Answers {
  const groups = Map.groupBy([...new Set(codes)], (code) => statuses[code])
  return Object.fromEntries([...groups].map(([status, group]) => [status, write(group)]))
}

function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function json(description: string, schema: Schema): Answer {
  return { description, content: { 'application/json': { schema } } }
}

/** What is wrong with one field of a request. */
export const FIELD_FAULT: Schema = object({
  field: { type: 'string', description: 'Path of the field, its steps joined by dots.' },
  word: { type: 'string', description: 'Key of the catalogues.' },
  message: { type: 'string' },
})
