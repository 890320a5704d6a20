import { dataUri } from '@/format/dataUri'
import type { Palette } from '@/tokens/palette'
import type { Scene } from './scene'
import { neighbour, parcel, type SceneName, scenes } from './scenes'
import { tiles } from './tiles'

const svg = (width: number, height: number, body: string): string =>
  dataUri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)

const drawn = new WeakMap<Palette, Map<SceneName | Scene, string>>()

export const sceneImage = (scene: SceneName | Scene, palette: Palette): string => {
  const images = drawn.get(palette) ?? new Map<SceneName | Scene, string>()
  drawn.set(palette, images)
  const draw = typeof scene === 'string' ? scenes[scene] : scene
  const image = images.get(scene) ?? svg(200, 140, draw(palette))
  images.set(scene, image)
  return image
}

export const neighbourImage = svg(60, 60, neighbour())
export const parcelImage = svg(160, 160, parcel())
export const tilesImage = dataUri(tiles(420, 120))
