import type { Theme } from '@/tokens/palette'
import { long, shown } from './styleSheet'

/** Text, and the grounds it is set on. WCAG's 4.5 holds for all of these, in every mode. */
const pairs: readonly [ink: string, grounds: readonly string[]][] = [
  ['ink', ['bg', 'surface', 'sunken', 'gold-soft', 'brand-soft', 'danger-soft']],
  ['ink2', ['bg', 'surface', 'sunken', 'gold-soft', 'brand-soft']],
  ['ink3', ['bg', 'surface', 'sunken']],
  [
    'on-brand',
    ['brand', 'brand-deep', 'tone-brand', 'tone-gold', 'tone-ok', 'tone-warn', 'tone-danger'],
  ],
  ['on-brand2', ['brand', 'brand-deep']],
  ['brand-ink', ['bg', 'surface', 'brand-soft']],
  ['gold-ink', ['bg', 'surface', 'gold-soft']],
  ['ok', ['surface', 'ok-soft']],
  ['warn', ['surface', 'warn-soft']],
  ['danger', ['bg', 'surface', 'danger-soft']],
]

/** Large figures and the marks that say something by themselves: 3 is asked of these. */
const largePairs: readonly [ink: string, grounds: readonly string[]][] = [
  ['gold-on-brand', ['brand', 'brand-deep']],
  ['ink3', ['surface']],
  ['brand-ink', ['sunken']],
]

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(long(colour).slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const modes: readonly [Theme, boolean][] = [
  ['light', false],
  ['dark', false],
  ['light', true],
  ['dark', true],
]

describe.each(modes)('contrast, %s, elder %s', (theme, elder) => {
  const tokens = shown(theme, elder)

  const faint = (list: typeof pairs, wanted: number): string[] =>
    list.flatMap(([ink, grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(tokens.get(ink) ?? 'missing', tokens.get(ground) ?? 'missing')
        return ratio >= wanted ? [] : [`${ink}/${ground} ${ratio.toFixed(2)}`]
      }),
    )

  test('text', () => expect(faint(pairs, 4.5)).toEqual([]))

  test('large figures and marks', () => expect(faint(largePairs, 3)).toEqual([]))
})
