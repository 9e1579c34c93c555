import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer, TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { LAO, openOfficial } from './official.fixture.ts'

/** Numbers bought in one line: 1 baht each, so many times. */
export type Bought = {
  readonly play: string
  readonly numbers: readonly string[]
  readonly times?: number
  readonly rate?: 'half'
}

/** The limits of numbers of a lottery: what operators decide, and bets against them. */
export function openNumberLimits(house: TestHouse) {
  const official = openOfficial(house)
  const { operator, supervisor } = official

  const isDigit = (play: string): boolean => play.startsWith('run-')
  /** Bets on one issue or several. */
  const buy = ({ token }: Pick<Member, 'token'>, issues: string | readonly string[], lines: readonly Bought[]) => {
    const numbers = [issues].flat()
    const sum = lines.reduce((total, { numbers: own, times = 1 }) => total + own.length * times, 0)
    const body = {
      requestId: randomUUID(),
      gameCode: LAO,
      lines: lines.map(({ play, numbers: own, times = 1, rate }) => ({
        play,
        selection: isDigit(play) ? { rows: [own.map(Number)] } : { tickets: [...own] },
        unitStake: '1.00',
        multiple: times,
        units: own.length,
        ...(rate && { rate }),
      })),
      issues: numbers.map((number) => ({ number, multiple: 1 })),
      stake: `${sum * numbers.length}.00`,
    }
    return house.call({ method: 'POST', path: '/lotto/lgw/bets', token, body })
  }

  /** One operator proposes a rule, another approves. */
  const rule = async (play: string, halfFrom: string | null, closedFrom: string | null): Promise<void> => {
    const asked = await operator('POST', '/lottery/number-rules', { gameCode: LAO, play, halfFrom, closedFrom })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const approved = await supervisor('POST', `/approvals/${asked.body.value.proposal}/approve`)
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
  }

  return {
    ...official,
    buy,
    rule,
    /** Buys what is sold as it is wanted; answers the tickets. */
    bought: async (...of: Parameters<typeof buy>): Promise<{ id: string }[]> => {
      const answer = await buy(...of)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body.value.tickets
    },
    /** Marks numbers in an issue, or in all of them. */
    markIn: async (issue: string | null, rate: 'half' | 'closed', numbers: Pick<Bought, 'play' | 'numbers'>) => {
      const answer = await operator('POST', '/lottery/number-marks', { gameCode: LAO, issue, rate, ...numbers })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    },
    /** How the numbers of a play are sold, as visitors are told. */
    rates: async (issue: string, play: string) => {
      const path = `/lotto/lgw/games/${LAO}/numeros/${issue}/rates?play=${play}`
      return (await house.call({ method: 'GET', path })).body.value.plays
    },
    cancelTicket: ({ token }: Pick<Member, 'token'>, id: string): Promise<Answer> =>
      house.call({ method: 'DELETE', path: `/lotto/lgw/tickets/${id}`, token }),
  }
}
