import type { officeRaffle } from '@sanuk/contracts/office-raffle'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Draw = AnswerOf<typeof officeRaffle>['draws'][number]

export const RAFFLE = ['raffle'] as const
