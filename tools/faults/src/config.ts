import { json, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

const account = z.string().check(z.regex(/^-?\d+$/))

const environment = z.object({
  FAULTS_DATABASE_URL: z.string().check(z.minLength(1)),
  /** What is asked and answered is written down in this file. What it holds without an answer is asked again first. */
  FAULTS_JOURNAL: z.string().check(z.minLength(1)),
  FAULTS_BOOKS: json(z.object({ house: account, members: z.array(account).check(z.minLength(1)) })),
  /** How many ask at a time, each one transfer after the other. */
  FAULTS_CALLERS: json(z.int().check(z.gte(1))),
  /** How many transfers each asks for; 0: until the program is ended. */
  FAULTS_TURNS: json(z.int().check(z.gte(0))),
  /** Whether the program kills itself when it hears its first answers, before it writes them down. */
  FAULTS_DIES_ANSWERED: z._default(json(z.boolean()), false),
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv) => readEnvironment('The worker', environment, from)
