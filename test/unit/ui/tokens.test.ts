import { readFileSync } from 'node:fs'
import { type Colour, paletteOf } from '@/tokens/palette'
import { css, file, long, propertiesOf, shown } from './styleSheet'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(long(colour).slice(at, at + 2), 16)
    return value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('tokens', () => {
  test.each([
    ['light', false],
    ['dark', false],
    ['light', true],
    ['dark', true],
  ] as const)(
    'pictures are drawn in the colours of the style sheet: %s, elder %s',
    (theme, elder) => {
      const sheet = shown(theme, elder)
      for (const [name, value] of Object.entries(paletteOf(theme, elder))) {
        const token = sheet.get(kebab(name))
        if (token !== undefined) expect({ name, value }).toEqual({ name, value: long(token) })
      }
      expect(sheet.get('ink')).toBe(paletteOf(theme, elder)['ink' satisfies Colour])
    },
  )

  test('a chosen theme sets every colour that the system theme sets', () => {
    expect([...propertiesOf('.theme-light').keys()]).toEqual([
      ...propertiesOf('.theme-dark').keys(),
    ])
  })

  test('nothing is smaller than 18 px for elders, and targets are 60', () => {
    const sizes = [...propertiesOf('.mode-elder')].filter(([name]) => /^t-/.test(name))
    expect(sizes.length).toBeGreaterThan(5)
    for (const [, size] of sizes) expect(parseInt(size, 10)).toBeGreaterThanOrEqual(18)
    expect(propertiesOf('.mode-elder').get('tap')).toBe('60px')
  })

  describe.each(['light', 'dark'] as const)('in the sun, %s', (theme) => {
    const inSun = new Map([
      ...propertiesOf(`.theme-${theme}`),
      ...propertiesOf('.in-sun'),
      ...(theme === 'dark' ? propertiesOf('.theme-dark.in-sun') : []),
    ])
    const colour = (name: string) => inSun.get(name)!
    const grounds = ['surface', 'bg', 'sunken']
    test.each([
      ['ink', grounds],
      ['ink2', grounds],
      ['ink3', grounds],
      ['brand-ink', [...grounds, 'brand-soft']],
      ['gold-ink', [...grounds, 'gold-soft']],
      ['ok', [...grounds, 'ok-soft']],
      ['warn', [...grounds, 'warn-soft']],
      ['danger', [...grounds, 'danger-soft']],
    ])('%s is read on %j', (ink, lie) => {
      for (const ground of lie) {
        const ratio = contrast(colour(ink), colour(ground))
        expect({ ground, isRead: ratio >= 7 }).toEqual({ ground, isRead: true })
      }
    })
  })

  test.each(['light', 'dark'] as const)(
    'what is pressed is read as well in large type, %s',
    (theme) => {
      const large = new Map([
        ...shown(theme, true),
        ...propertiesOf('.in-sun'),
        ...(theme === 'dark' ? propertiesOf('.theme-dark.in-sun') : []),
        ...(theme === 'dark' ? propertiesOf('.theme-dark.mode-elder.in-sun') : []),
      ])
      const ratio = contrast(large.get('on-brand')!, large.get('brand')!)
      expect(ratio).toBeGreaterThanOrEqual(7)
    },
  )

  test('no selector that the mini program lacks', () => {
    const sources = readFileSync(file, 'utf8') + css
    expect(sources).not.toMatch(/:has\(|:where\(|:is\(|color-mix|mask|(^|[\s,}])\*\s*[,{]/)
  })
})
