import * as z from 'zod/mini'
import { REPORT_OUTCOMES } from './office-lottery.ts'
import { route } from './route.ts'

const done = { method: 'POST', access: 'operator', power: 'lottery.results' } as const
const result = z.array(z.string())

export const RESULT_FILE_BYTES_MAX = 512 * 1024
export const RESULT_FILE_LINES_MAX = 2_000

/** What an import makes of a line. `different`: it differs from what is known, which is shown beside it. */
export const IMPORT_STATES = ['new', 'equal', 'different', 'faulty'] as const
export const IMPORT_FAULTS = ['unreadable', 'game', 'issue', 'house', 'not_sealed', 'result', 'twice'] as const

const resultFile = z.strictObject({
  format: z.enum(['csv', 'json']),
  /** CSV: `game,issue,number,…` a line. JSON: an array of `{ game, issue, result }`. */
  text: z.string().check(z.minLength(1), z.maxLength(RESULT_FILE_BYTES_MAX)),
})

const importLine = z.strictObject({
  line: z.number(),
  game: z.string(),
  issue: z.string(),
  result,
  state: z.enum(IMPORT_STATES),
  fault: z.nullable(z.enum(IMPORT_FAULTS)),
  /** The result of the issue, or what the caller entered for it before. */
  known: z.nullable(result),
  /** Whether an import enters it: a drawn issue takes a correction instead. */
  taken: z.boolean(),
})
export type ImportLine = z.output<typeof importLine>

const counts = z.strictObject({ new: z.number(), equal: z.number(), different: z.number(), faulty: z.number() })

export const previewResults = route({
  ...done,
  path: '/ops/lottery/result-readings',
  bodyMax: 2 * RESULT_FILE_BYTES_MAX,
  summary: 'Reads a file of results and says what of it is new, equal, different or faulty. Nothing is kept.',
  body: resultFile,
  answer: z.strictObject({ lines: z.array(importLine), counts }),
  refusals: ['result_file_unreadable'],
})

export const importResults = route({
  ...done,
  path: '/ops/lottery/result-imports',
  bodyMax: 2 * RESULT_FILE_BYTES_MAX,
  summary: 'Enters the results of a file as if the caller had typed them. Faulty lines are left out.',
  body: resultFile,
  answer: z.strictObject({
    lines: z.array(z.extend(importLine, { outcome: z.nullable(z.enum(REPORT_OUTCOMES)) })),
    counts,
  }),
  refusals: ['result_file_unreadable'],
})
