import type { listQueues, QueueName } from '@sanuk/contracts/office-overview'
import type { AnswerOf } from '@sanuk/contracts/route'

export const QUEUES_KEY = ['queues'] as const

export type Queue = AnswerOf<typeof listQueues>['list'][number]

/** The page on which a queue is worked off. */
export const QUEUE_PLACES: Readonly<Record<QueueName, string>> = {
  withdrawals: '/withdrawals',
  deposits: '/deposits',
  approvals: '/approvals',
  documents: '/documents',
  risk: '/risk',
  activities: '/activities',
  points: '/points',
  feedback: '/feedback',
}
