import { palettes } from '@/tokens/palette'
import type { Command } from './drawing'

const { brand, onBrand, drawLamp, drawWall, drawTile, drawTile2, drawDoor } = palettes.light

type Points = readonly (readonly [number, number])[]

const moved = (points: Points, x: number, y: number, scale = 1): [number, number][] =>
  points.map(([across, down]) => [x + across * scale, y + down * scale])

/** Two roofs and a lit window on tile blue, 36 wide. */
export const brandMark = (x: number, y: number): Command[] => {
  const line = { colour: onBrand, width: 2 }
  const roofs: Points = [
    [7, 19],
    [13, 12],
    [18, 17.5],
    [23, 12],
    [29, 19],
  ]
  const walls: Points = [
    [10, 17],
    [10, 26],
    [26, 26],
    [26, 17],
  ]
  return [
    { draw: 'box', x, y, width: 36, height: 36, radius: 9, fill: brand },
    { draw: 'shape', points: moved(roofs, x, y), line },
    { draw: 'shape', points: moved(walls, x, y), line },
    { draw: 'box', x: x + 15.5, y: y + 19.5, width: 5, height: 6, radius: 1, fill: drawLamp },
  ]
}

/** A lit house on a plain ground, where a picture is missing. */
export const house = (place: { x: number; y: number; width: number; height: number }) => {
  const scale = Math.min(place.width, place.height) / 200
  const left = place.x + (place.width - 200 * scale) / 2
  const top = place.y + (place.height - 200 * scale) / 2
  const box = (x: number, y: number, width: number, height: number, fill: string): Command => ({
    draw: 'box',
    x: left + x * scale,
    y: top + y * scale,
    width: width * scale,
    height: height * scale,
    radius: 2 * scale,
    fill,
  })
  const roof: Points = [
    [36, 92],
    [52, 60],
    [148, 60],
    [164, 92],
  ]
  const drawn: Command[] = [
    box(52, 92, 96, 64, drawWall),
    { draw: 'shape', points: moved(roof, left, top, scale), fill: drawTile2 },
    box(46, 55, 108, 6, drawTile),
    box(36, 89, 128, 6, drawTile),
    box(64, 110, 18, 22, drawLamp),
    box(118, 110, 18, 22, drawLamp),
    box(88, 112, 24, 44, drawDoor),
  ]
  return drawn
}
