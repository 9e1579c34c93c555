import type { Report, Verdict } from './run.ts'

const counted = ({ verdicts }: Report) => {
  const count = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  return { passed: count('passed'), failed: count('failed'), unseen: count('unseen') }
}

const groupOf = ({ rule }: Verdict): string => rule.name.split('.')[0] ?? ''

/** Writes verdicts as they come: one line each, under the name of their group. */
export function createLines(write: (line: string) => void) {
  let group = ''
  return {
    tell: (verdict: Verdict) => {
      if (groupOf(verdict) !== group) {
        group = groupOf(verdict)
        write(`\n${group}`)
      }
      write(lineOf(verdict))
    },
    /** The counts, and for information how long answers took. */
    end: (report: Report) => {
      const { passed, failed, unseen } = counted(report)
      const { calls, p50, p99 } = report.latency
      write(`\n${calls} calls, half of them answered within ${p50} ms, 99 % within ${p99} ms`)
      if (report.repeats > 0) write(`repeated because there was no answer or it was RETRY: ${report.repeats}`)
      if (unseen > 0) write(`${unseen} not looked at`)
      write(`${passed} passed, ${failed} failed`)
    },
  }
}

function lineOf(verdict: Verdict): string {
  const name = verdict.rule.name.padEnd(26)
  switch (verdict.outcome) {
    case 'passed':
      return `✓ ${name} ${verdict.rule.says}`
    case 'failed':
      return `✗ ${name} ${verdict.rule.says}\n    expected ${verdict.expected}\n    got ${verdict.got}`
    case 'unseen':
      return `– ${name} ${verdict.reason}`
  }
}

/** The whole report as data. */
export function reportAsJson(report: Report): string {
  const rules = report.verdicts.map(({ rule, ...verdict }) => ({ name: rule.name, says: rule.says, ...verdict }))
  return JSON.stringify({ rules, ...counted(report), latency: report.latency, repeats: report.repeats }, null, 2)
}
