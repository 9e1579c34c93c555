/** A bottle gourd with a leaf and a red ribbon. */
export const Gourd = () => (
  <g className="picture" data-picture="gourd">
    <path className="picture-stroke" d="M50 16 Q48 8 56 4" />
    <path className="picture-b" d="M54 12 Q70 -2 88 8 Q82 24 62 20 Z" />
    <path
      className="picture-a"
      d="M50 14 Q66 16 66 30 Q66 40 60 46 Q80 52 80 72 Q80 94 50 94 Q20 94 20 72 Q20 52 40 46 Q34 40 34 30 Q34 16 50 14 Z"
    />
    <path className="picture-shine" d="M32 66 Q33 56 42 53 M41 31 Q41 24 47 22" />
    <path
      className="picture-ribbon"
      d="M37 43 Q50 52 63 43 L62 51 Q50 58 38 51 Z M56 50 L70 62 L62 64 L60 72 L52 54 Z"
    />
  </g>
)

/** The head of a tiger. */
export const Tiger = () => (
  <g className="picture" data-picture="tiger">
    <circle className="picture-a" cx="20" cy="24" r="14" />
    <circle className="picture-a" cx="80" cy="24" r="14" />
    <circle className="picture-b" cx="21" cy="25" r="7" />
    <circle className="picture-b" cx="79" cy="25" r="7" />
    <path className="picture-a" d="M50 12 Q88 14 90 52 Q90 74 72 86 Q50 98 28 86 Q10 74 10 52 Q12 14 50 12 Z" />
    <path className="picture-white" d="M50 58 Q66 52 72 68 Q72 88 50 88 Q28 88 28 68 Q34 52 50 58 Z" />
    <path
      className="picture-stripe"
      d="M50 14 V30 M38 16 L42 30 M62 16 L58 30 M11 48 L25 52 M13 62 L26 62 M89 48 L75 52 M87 62 L74 62"
    />
    <circle className="picture-white" cx="34" cy="47" r="7.5" />
    <circle className="picture-white" cx="66" cy="47" r="7.5" />
    <circle className="picture-dark" cx="35" cy="48" r="4" />
    <circle className="picture-dark" cx="65" cy="48" r="4" />
    <path className="picture-nose" d="M43 62 Q50 58 57 62 Q55 69 50 70 Q45 69 43 62 Z" />
    <path className="picture-line" d="M50 70 V76 M38 76 Q44 82 50 76 Q56 82 62 76" />
  </g>
)

/** A rooster that crows to the right. */
export const Rooster = () => (
  <g className="picture" data-picture="rooster">
    <path className="picture-b" d="M36 62 Q4 60 6 22 Q18 24 24 38 Q22 22 30 12 Q42 24 42 44 Z" />
    <path className="picture-stroke" d="M48 82 L46 96 M58 82 L60 96 M40 96 H50 M56 96 H68" />
    <path
      className="picture-a"
      d="M62 22 Q78 18 82 34 Q82 44 80 54 Q80 84 54 86 Q30 86 26 58 Q38 62 48 56 Q60 48 58 32 Q58 26 62 22 Z"
    />
    <path className="picture-comb" d="M58 24 Q54 12 62 14 Q64 4 71 11 Q79 6 79 18 Q80 22 77 26 Q66 16 58 24 Z" />
    <path className="picture-beak" d="M81 32 L96 36 L82 42 Z" />
    <path className="picture-comb" d="M80 43 Q88 48 83 56 Q76 54 77 45 Z" />
    <path className="picture-line" d="M40 62 Q54 64 62 54 Q64 72 48 76" />
    <circle className="picture-dark" cx="73" cy="31" r="3.4" />
    <circle className="picture-white" cx="74.2" cy="30" r="1.2" />
  </g>
)
