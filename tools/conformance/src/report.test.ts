import { expect, test } from 'vitest'
import { createLines, reportAsJson } from './report.ts'
import type { Report } from './run.ts'

const rule = (name: `${string}.${string}`) => ({ name, says: `the rule ${name}`, check: async () => {} })
const report: Report = {
  verdicts: [
    { rule: rule('bet.debits'), outcome: 'passed' },
    { rule: rule('bet.once'), outcome: 'failed', expected: 'a balance of 9.00', got: '8.00' },
    { rule: rule('win.credits'), outcome: 'unseen', reason: 'needs --something' },
  ],
  latency: { calls: 12, p50: 1.5, p99: 20 },
  repeats: 1,
}

test('the report has a line for each rule under its group and counts at the end', () => {
  const lines: string[] = []
  const { tell, end } = createLines((line) => lines.push(line))
  for (const verdict of report.verdicts) tell(verdict)
  end(report)
  expect(lines.map((line) => line.replaceAll(/ {2,}/g, ' '))).toEqual([
    '\nbet',
    '✓ bet.debits the rule bet.debits',
    '✗ bet.once the rule bet.once\n expected a balance of 9.00\n got 8.00',
    '\nwin',
    '– win.credits needs --something',
    '\n12 calls, half of them answered within 1.5 ms, 99 % within 20 ms',
    'repeated because there was no answer or it was RETRY: 1',
    '1 not looked at',
    '1 passed, 1 failed',
  ])
})

test('the JSON report has the same content', () => {
  expect(JSON.parse(reportAsJson(report))).toEqual({
    rules: [
      { name: 'bet.debits', says: 'the rule bet.debits', outcome: 'passed' },
      {
        name: 'bet.once',
        says: 'the rule bet.once',
        outcome: 'failed',
        expected: 'a balance of 9.00',
        got: '8.00',
      },
      { name: 'win.credits', says: 'the rule win.credits', outcome: 'unseen', reason: 'needs --something' },
    ],
    passed: 1,
    failed: 1,
    unseen: 1,
    latency: { calls: 12, p50: 1.5, p99: 20 },
    repeats: 1,
  })
})
