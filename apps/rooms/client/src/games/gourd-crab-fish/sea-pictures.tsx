/** A carp that swims to the right. */
export const Fish = () => (
  <g className="picture" data-picture="fish">
    <path className="picture-b" d="M30 50 Q14 34 8 26 Q8 50 8 74 Q14 66 30 50 Z" />
    <path className="picture-b" d="M44 32 Q54 14 70 24 L68 34 Z M46 68 Q54 84 66 76 L62 66 Z" />
    <path className="picture-a" d="M24 50 Q44 22 70 28 Q90 34 94 50 Q90 66 70 72 Q44 78 24 50 Z" />
    <path className="picture-line" d="M70 30 Q60 50 70 70" />
    <path
      className="picture-line"
      d="M58 40 Q52 46 58 51 M58 51 Q52 56 58 62 M46 42 Q41 47 46 52 M46 52 Q41 57 46 61 M36 46 Q32 50 36 54"
    />
    <circle className="picture-white" cx="80" cy="44" r="5.5" />
    <circle className="picture-dark" cx="81.5" cy="44" r="2.8" />
    <path className="picture-line" d="M92 54 Q87 57 83 55" />
  </g>
)

/** A prawn, curled up, with its feelers. */
export const Prawn = () => (
  <g className="picture" data-picture="prawn">
    <path className="picture-stroke" d="M70 24 Q40 4 10 20 M72 20 Q52 0 26 6" />
    <path className="picture-b" d="M38 78 L16 70 L20 84 L12 94 L34 92 Z" />
    <path
      className="picture-a"
      d="M74 18 Q94 22 92 44 Q90 74 62 86 Q46 92 32 88 Q30 80 36 76 Q58 74 60 56 Q52 52 54 36 Q58 20 74 18 Z"
    />
    <path
      className="picture-line"
      d="M56 44 Q74 42 91 50 M60 58 Q74 60 86 66 M55 68 Q64 74 72 81 M45 74 Q50 82 54 88"
    />
    <path className="picture-stroke" d="M54 54 L44 58 M52 62 L42 64 M46 68 L36 68" />
    <circle className="picture-dark" cx="70" cy="30" r="4" />
    <circle className="picture-white" cx="71.2" cy="28.8" r="1.3" />
  </g>
)

/** A crab with raised claws. */
export const Crab = () => (
  <g className="picture" data-picture="crab">
    <path
      className="picture-stroke"
      d="M28 62 L10 60 L4 70 M30 70 L14 74 L10 84 M36 77 L24 84 L22 94 M72 62 L90 60 L96 70 M70 70 L86 74 L90 84 M64 77 L76 84 L78 94"
    />
    <path className="picture-stroke" d="M30 52 Q16 48 18 36 M70 52 Q84 48 82 36" />
    <path
      className="picture-a"
      d="M18 38 Q2 28 10 10 Q16 6 18 18 L22 22 Q26 12 32 12 Q36 32 18 38 Z M82 38 Q98 28 90 10 Q84 6 82 18 L78 22 Q74 12 68 12 Q64 32 82 38 Z"
    />
    <path className="picture-line" d="M42 46 L40 32 M58 46 L60 32" />
    <ellipse className="picture-a" cx="50" cy="62" rx="29" ry="21" />
    <circle className="picture-white" cx="39.5" cy="31" r="6" />
    <circle className="picture-white" cx="60.5" cy="31" r="6" />
    <circle className="picture-dark" cx="40.5" cy="31" r="3" />
    <circle className="picture-dark" cx="59.5" cy="31" r="3" />
    <path className="picture-line" d="M38 66 Q50 76 62 66" />
    <circle className="picture-b" cx="34" cy="60" r="4" />
    <circle className="picture-b" cx="66" cy="60" r="4" />
  </g>
)
