import { existsSync } from 'node:fs'
import path from 'node:path'
import { allRoutes } from '@/routes/match'
import theme from '@/theme.json'
import { palettes } from '@/tokens/palette'

describe.each(['light', 'dark'] as const)('theme.json, %s', (name) => {
  const palette = palettes[name]
  const colours = theme[name]

  test('takes its colours from the palette', () => {
    expect(colours).toMatchObject({
      bar: palette.surface,
      ground: palette.bg,
      tab: palette.ink3,
      tabOn: palette.brandInk,
    })
  })

  test('has a drawn icon for every tab, plain and chosen', () => {
    for (const { tab } of allRoutes.filter((route) => route.tab)) {
      for (const key of [`${tab?.icon}Icon`, `${tab?.icon}IconOn`]) {
        const file = (colours as Record<string, string>)[key] ?? 'missing'
        expect(existsSync(path.resolve('src', file))).toBe(true)
      }
    }
  })
})
