type SliderProps = {
  readonly label: string
  /** What the value is called, as it is read aloud. */
  readonly text: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/** A number between two others. What a label names is the first field within it, and an `output` would be one. */
export function Slider({ label, text, value, least, most, step, disabled, onChange }: SliderProps) {
  return (
    <label className="slider">
      <span className="slider-head">
        <span>{label}</span>
        <span className="amount">{text}</span>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}
