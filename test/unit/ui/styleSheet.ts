import path from 'node:path'
import { compile } from 'sass'
import type { Theme } from '@/tokens/palette'

export const file = path.resolve(__dirname, '../../../src/tokens/tokens.scss')
export const css = compile(file).css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The custom properties that rules with exactly this selector set. */
export function propertiesOf(selector: string): Map<string, string> {
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

/** What a person who chose this theme and mode is shown. */
export const shown = (theme: Theme, elder: boolean): Map<string, string> =>
  new Map([
    ...propertiesOf(`.theme-${theme}`),
    ...(elder ? propertiesOf('.mode-elder') : []),
    ...(elder && theme === 'dark' ? propertiesOf('.theme-dark.mode-elder') : []),
  ])

/** #fff and #ffffff are the same colour. */
export const long = (colour: string): string =>
  /^#[0-9a-f]{3}$/.test(colour) ? colour.replace(/[0-9a-f]/g, '$&$&') : colour
