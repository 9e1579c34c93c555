/** Something to measure beside something else, in the same run. */
export type Measurement = {
  /** `group.what` */
  readonly name: string
  readonly unit: string
  /** What the value stands beside, in words. */
  readonly reference: string
  readonly measure: () => Promise<number>
  readonly measureReference: () => Promise<number>
}

/** One line of output. `ratio` is value over reference; `runs` is how often each was measured. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly reference: string
  readonly referenceValue: number
  readonly ratio: number
  readonly runs: number
}

/** Measures value and reference in turn, so that whatever else the machine does meets both, and answers the medians. */
export async function takeFigure(measurement: Measurement, runs: number): Promise<Figure> {
  const values: number[] = []
  const references: number[] = []
  for (let run = 0; run < runs; run += 1) {
    references.push(await measurement.measureReference())
    values.push(await measurement.measure())
  }
  const { name, unit, reference } = measurement
  const value = median(values)
  const referenceValue = median(references)
  return {
    name,
    value: short(value),
    unit,
    reference,
    referenceValue: short(referenceValue),
    ratio: short(value / referenceValue),
    runs,
  }
}

/** The middle one; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Four digits that mean something. */
export function short(value: number): number {
  return Number(value.toPrecision(4))
}

export function printFigure(figure: Figure): void {
  console.log(JSON.stringify(figure))
}
