import { agentScheme } from '@sanuk/contracts/agent-schemes'
import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'

/**
 * Writes schemes with their highest rates in hundredths of a per cent, `daily-salary:50 dividend:4000`, for a reader:
 * "Daily salary 0.50%, Half-monthly dividend 40.00%".
 */
export const writeTerms = (terms: string, language: Language): string =>
  terms
    .split(' ')
    .map((term) => {
      const [name, rate] = term.split(':')
      const { data: scheme } = agentScheme.safeParse(name)
      return scheme ? `${say(language, `agent-terms.scheme.${scheme}`)} ${(Number(rate) / 100).toFixed(2)}%` : term
    })
    .join(', ')
