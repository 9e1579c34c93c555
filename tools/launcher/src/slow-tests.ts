import { TestRunner } from 'vitest'

/** Whether this run has time: `./sanuk test all` does as much as a test can, `./sanuk test` the short form of it. */
export const runsSlowTests = TestRunner.matchesTags(['slow'])
