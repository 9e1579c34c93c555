import { label } from '@sanuk/vendor-server/titles/label'

export const MEKHALA = label(
  'ESPORTS',
  { code: 'MEKHALA', name: 'Mekhala Esports', icon: { symbol: 'joystick', hues: [320, 275] } },
  [
    {
      code: 'starship-strategy',
      names: { th: 'ศึกยานอวกาศ', en: 'Starship Strategy' },
      minimumStake: '10',
      maximumStake: '15000',
      cover: {
        symbol: 'flying-saucer',
        hues: [165, 270],
        pattern: 'neon',
        accents: ['star', 'comet'],
        arrangement: 'falling',
      },
    },
    {
      code: 'arcade-fighters',
      names: { th: 'นักสู้ตู้เกม', en: 'Arcade Fighters' },
      minimumStake: '5',
      maximumStake: '10000',
      cover: {
        symbol: 'joystick',
        hues: [20, 300],
        pattern: 'neon',
        accents: ['boxing-glove', 'collision'],
        arrangement: 'beside',
      },
    },
    {
      code: 'spell-card-duel',
      names: { th: 'ดวลการ์ดเวทมนตร์', en: 'Spell Card Duel' },
      minimumStake: '5',
      maximumStake: '5000',
      cover: {
        symbol: 'magic-wand',
        hues: [310, 260],
        pattern: 'neon',
        accents: ['card-back-violet', 'card-back-jade', 'card-back-ruby'],
        arrangement: 'fanned',
      },
    },
    {
      code: 'battle-robots',
      names: { th: 'ลีกหุ่นยนต์นักรบ', en: 'Battle Robot League' },
      minimumStake: '5',
      maximumStake: '8000',
      cover: { symbol: 'robot', hues: [210, 20], pattern: 'neon', accents: ['robot'], arrangement: 'opposed' },
    },
    {
      code: 'pocket-arena',
      names: { th: 'ลานประลองมือถือ', en: 'Pocket Arena' },
      minimumStake: '10',
      maximumStake: '10000',
      cover: {
        symbol: 'mobile-phone',
        hues: [90, 320],
        pattern: 'neon',
        accents: ['shield', 'crossed-swords'],
        arrangement: 'beside',
      },
    },
  ],
)
