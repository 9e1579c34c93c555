type SegmentsProps<T extends string | number> = {
  readonly name: string
  readonly legend: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly text: string }[]
  readonly disabled: boolean
  readonly onChange: (value: T) => void
}

/** One of a few, side by side. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { name, legend, value, options, disabled, onChange } = props
  return (
    <fieldset className="segments" disabled={disabled}>
      <legend>{legend}</legend>
      <div className="segment-row">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
