const HEADS = Array.from({ length: 19 }, (_, at) => ({
  x: 28 + at * 32.6,
  y: 62 + ((at * 37) % 5) * 4,
  hat: at % 4 === 1,
  hue: (at * 67) % 360,
}))

/** The sand of the ring, its woven fence, and whoever looks on. On the flags stands whose corner it is. */
export function Ring({ red, blue }: { readonly red: string; readonly blue: string }) {
  return (
    <g className="ring-ground">
      {HEADS.map(({ x, y, hat, hue }) => (
        <g key={x} className="ring-head" transform={`translate(${x} ${y})`}>
          <path d="M-17 34 Q-15 12 0 12 Q15 12 17 34 Z" fill={`hsl(${hue} 34% 34%)`} />
          <circle r="11" cy="4" className="ring-face" />
          {hat ? (
            <path className="ring-hat" d="M-19 0 L0 -15 L19 0 Q0 5 -19 0 Z" />
          ) : (
            <path className="ring-hair" d="M-11 3 Q-12 -9 0 -9 Q12 -9 11 3 Q6 -3 0 -3 Q-6 -3 -11 3 Z" />
          )}
        </g>
      ))}
      <path className="ring-fence" d="M0 92 Q320 74 640 92 V138 Q320 116 0 138 Z" />
      <path className="ring-weave" d="M0 104 Q320 84 640 104 M0 115 Q320 95 640 115 M0 126 Q320 106 640 126" />
      <path
        className="ring-posts"
        d="M40 90 V136 M130 85 V130 M225 82 V126 M320 81 V125 M415 82 V126 M510 85 V130 M600 90 V136"
      />
      <path className="ring-sand" d="M0 138 Q320 116 640 138 V300 H0 Z" />
      <ellipse className="ring-line" cx="320" cy="226" rx="252" ry="54" />
      <path className="ring-flag" data-side="meron" d="M12 40 H86 L74 58 L86 76 H12 Z" />
      <path className="ring-flag" data-side="wala" d="M628 40 H554 L566 58 L554 76 H628 Z" />
      <text className="ring-side" x="43" y="65">
        {red}
      </text>
      <text className="ring-side" x="597" y="65">
        {blue}
      </text>
    </g>
  )
}
