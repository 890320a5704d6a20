import fs from 'node:fs'
import { dataUri } from '@/format/dataUri'
import { drawings, type IconName } from '@/ui/icons/drawings'
import { iconImage } from '@/ui/icons/iconImage'
import { sceneImage } from '@/ui/illustrations/illustrationImage'
import { mark } from '@/ui/illustrations/mark'
import { type SceneName, scenes } from '@/ui/illustrations/scenes'
import { paletteOf } from '@/tokens/palette'
import { occasions } from '../../../tools/gallery/pieces/occasions'

const light = paletteOf('light', false)
const dark = paletteOf('dark', false)

const svgOf = (image: string): Document => {
  const text = decodeURIComponent(image.replace('data:image/svg+xml,', ''))
  return new DOMParser().parseFromString(text, 'image/svg+xml')
}

const isDrawn = (image: string): void => {
  const svg = svgOf(image)
  expect(svg.querySelector('parsererror')).toBeNull()
  expect(svg.documentElement.childElementCount).toBeGreaterThan(0)
  expect(image).not.toMatch(/["<>#{}]|undefined/)
}

const icon = (...of: Parameters<typeof iconImage>) => dataUri(iconImage(...of))

describe('icons', () => {
  test.each(Object.keys(drawings) as IconName[])(
    '%s is a picture that stands in url("…")',
    (name) => {
      isDrawn(icon(name, 'ink', light))
      isDrawn(icon(name, 'entry', dark))
    },
  )

  test('a tone is drawn in the colours of its theme', () => {
    expect(svgOf(icon('pin', 'brand', light)).documentElement.getAttribute('stroke')).toBe(
      light.brandInk,
    )
    expect(svgOf(icon('pin', 'brand', dark)).documentElement.getAttribute('stroke')).toBe(
      dark.brandInk,
    )
  })

  test('two tones: a soft fill and an accent stroke', () => {
    const svg = svgOf(icon('box', 'entry', light))
    expect(svg.querySelector(`[fill="${light.brandSoft}"]`)).not.toBeNull()
    expect(svg.querySelector(`[stroke="${light.goldStroke}"]`)).not.toBeNull()
  })
})

describe('illustrations', () => {
  test.each(Object.keys(scenes) as SceneName[])('%s is drawn in both themes', (name) => {
    isDrawn(sceneImage(name, light))
    isDrawn(sceneImage(name, dark))
  })

  test.each(Object.entries(occasions))('%s is drawn in both themes', (_, scene) => {
    isDrawn(sceneImage(scene, light))
    isDrawn(sceneImage(scene, dark))
  })

  test('every occasion stands in the gallery', () => {
    const files = fs.readdirSync('src/ui/illustrations/occasions').map((file) => file.slice(0, -3))
    expect(Object.keys(occasions).sort()).toEqual(files.sort())
  })
})

test('the mark is the same in the app and in the file that browsers ask for', () => {
  const file = fs.readFileSync('server/static/brand/mark.svg', 'utf8')
  expect(file.trim()).toBe(mark)
  isDrawn(dataUri(mark))
})
