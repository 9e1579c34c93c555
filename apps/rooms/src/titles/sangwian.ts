import { label } from '@sanuk/vendor-server/titles/label'

export const SANGWIAN = label(
  'COCKFIGHT',
  { code: 'SANGWIAN', name: 'Sangwian', icon: { symbol: 'gamecock-red', hues: [85, 30] } },
  [
    {
      code: 'golden-spur-ring',
      names: { th: 'สังเวียนเดือยทอง', en: 'Golden Spur Ring' },
      minimumStake: '20',
      maximumStake: '20000',
      tags: ['hot'],
      cover: {
        symbol: 'gamecock-gold',
        hues: [75, 25],
        pattern: 'arena',
        accents: ['gamecock-black'],
        arrangement: 'opposed',
      },
    },
    {
      code: 'two-villages-ring',
      names: { th: 'สังเวียนสองหมู่บ้าน', en: 'Two Villages Ring' },
      minimumStake: '10',
      maximumStake: '10000',
      cover: {
        symbol: 'gamecock-red',
        hues: [40, 215],
        pattern: 'arena',
        accents: ['gamecock-white'],
        arrangement: 'opposed',
      },
    },
    {
      code: 'southern-ring',
      names: { th: 'สังเวียนเมืองใต้', en: 'Southern Ring' },
      minimumStake: '50',
      maximumStake: '50000',
      cover: {
        symbol: 'gamecock-jade',
        hues: [140, 285],
        pattern: 'arena',
        accents: ['gamecock-red'],
        arrangement: 'opposed',
      },
    },
    {
      code: 'dawn-ring',
      names: { th: 'สังเวียนรุ่งสาง', en: 'Ring at Dawn' },
      minimumStake: '5',
      maximumStake: '5000',
      cover: {
        symbol: 'gamecock-white',
        hues: [350, 165],
        pattern: 'arena',
        accents: ['gamecock-jade'],
        arrangement: 'opposed',
      },
    },
  ],
)
