import type { Colour, Palette } from '@/tokens/palette'
import { drawings, type IconName } from './drawings'

/** What an icon is drawn in: its line and, where it is two-toned, its soft fill and accent. */
interface Tone {
  line: Colour
  fill?: Colour
  accent?: Colour
}

const tones = {
  ink: { line: 'ink' },
  ink2: { line: 'ink2' },
  ink3: { line: 'ink3' },
  brand: { line: 'brandInk' },
  gold: { line: 'goldInk' },
  ok: { line: 'ok' },
  warn: { line: 'warn' },
  danger: { line: 'danger' },
  onBrand: { line: 'onBrand' },
  onBrandGold: { line: 'onBrand2', accent: 'goldOnBrand' },
  entry: { line: 'brandInk', fill: 'brandSoft', accent: 'goldStroke' },
  lit: { line: 'goldStroke', fill: 'goldStroke' },
  filled: { line: 'brandInk', fill: 'brandSoft' },
} satisfies Record<string, Tone>

export type IconTone = keyof typeof tones

const drawn = new WeakMap<Palette, Map<string, string>>()

const draw = (name: IconName, tone: IconTone, palette: Palette): string => {
  const { line, fill, accent }: Tone = tones[tone]
  const body = drawings[name]
    .replace(/ \{f\}/g, fill ? ` fill="${palette[fill]}"` : '')
    .replace(/ \{a\}/g, accent ? ` stroke="${palette[accent]}"` : '')
    .replace(/ \{d\}/g, ` fill="${palette[accent ?? line]}" stroke="none"`)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="1.75" ' +
    `stroke-linecap="round" stroke-linejoin="round" stroke="${palette[line]}">${body}</svg>`
  )
}

/** The icon as SVG. */
export const iconImage = (name: IconName, tone: IconTone, palette: Palette): string => {
  const images = drawn.get(palette) ?? new Map<string, string>()
  drawn.set(palette, images)
  const key = `${name} ${tone}`
  const image = images.get(key) ?? draw(name, tone, palette)
  images.set(key, image)
  return image
}
