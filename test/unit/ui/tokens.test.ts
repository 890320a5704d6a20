import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'sass'
import { type Colour, paletteOf, type Theme } from '@/ui/tokens/palette'

const file = path.resolve(__dirname, '../../../src/ui/tokens/tokens.scss')
const css = compile(file).css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The custom properties that rules with exactly this selector set. */
function propertiesOf(selector: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors.split(',').map((name) => name.trim())
    if (!names.includes(selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      found.set(name, value.trim())
    }
  }
  return found
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const shown = (theme: Theme, elder: boolean): Map<string, string> =>
  new Map([
    ...propertiesOf(`.theme-${theme}`),
    ...(elder ? propertiesOf('.mode-elder') : []),
    ...(elder && theme === 'dark' ? propertiesOf('.theme-dark.mode-elder') : []),
  ])

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

/** #fff and #ffffff are the same colour. */
function long(colour: string): string {
  return /^#[0-9a-f]{3}$/.test(colour) ? colour.replace(/[0-9a-f]/g, '$&$&') : colour
}
