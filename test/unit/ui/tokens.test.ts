import { readFileSync } from 'node:fs'
import { type Colour, paletteOf } from '@/tokens/palette'
import { css, file, long, propertiesOf, shown } from './styleSheet'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

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

  test('no selector that the mini program lacks', () => {
    const sources = readFileSync(file, 'utf8') + css
    expect(sources).not.toMatch(/:has\(|:where\(|:is\(|color-mix|mask|(^|[\s,}])\*\s*[,{]/)
  })
})
