/** One rule and what breaks it; no complaint means that the rule is kept. */
export type Check = { readonly name: string; readonly complaints: readonly string[] }

/** Prints each broken rule with its complaints and answers how many rules were kept and broken. */
export function report(checks: readonly Check[]): { passed: number; failed: number } {
  const broken = checks.filter(({ complaints }) => complaints.length > 0)
  for (const { name, complaints } of broken) console.log([name, ...complaints.map((line) => `  ${line}`)].join('\n'))
  return { passed: checks.length - broken.length, failed: broken.length }
}
