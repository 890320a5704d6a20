import { randomBytes, randomInt } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { type Colour, type Layout, pngOf, unfiltered } from '@server/drawing/png'
import {
  blankSheet,
  draws,
  type Point,
  type Sheet,
  type Stroke,
  wipes,
} from '@server/drawing/sheet'
import { drawStroke } from '@server/drawing/stroke'
import { digits } from './strokes'

const height = 60
/** Each digit's share of the width, so that longer answers make wider pictures. */
const pitch = 36
const margin = 8
const digitSize: Point = [25, 40]
/** Pixels a unit: phones show more than one. */
const density = 1.5
const shades = 16
/** So many shades the grain makes of one. */
const grains = 3
/** Of 256 pixels so many show the opposite. */
const spots = 6
const paper: Colour = [246, 243, 237]
const inks: readonly Colour[] = [
  [27, 88, 102],
  [36, 33, 29],
  [42, 107, 67],
  [130, 84, 8],
  [122, 47, 58],
]

type Bend = (point: Point) => Point

/** Between two numbers, from the system's own randomness. */
const between = (from: number, to: number) => from + ((to - from) * randomInt(10_000)) / 10_000
const someInk = () => inks[randomInt(inks.length)]!

/**
 * The answer as pixels of one ink, with lines of the same ink through the digits and others wiped
 * out of them: nothing but looking tells what is a digit. Older people must read it, so it stays
 * large, and limits hold off whoever reads it by machine.
 */
export function drawCaptcha(answer: string): string {
  const width = 2 * margin + answer.length * pitch
  const sheet = blankSheet(width * density, height * density)
  const warp = warping()
  const put = (stroke: Stroke, radius: number, press = draws) =>
    drawStroke(
      sheet,
      stroke.map((point) => warp(point).map((at) => at * density) as unknown as Point),
      { radius: radius * density, press },
    )
  for (const [place, digit] of [...answer].entries()) {
    const bend = bending(place)
    const radius = between(2, 2.5)
    for (const stroke of digits[Number(digit)]!) put(stroke.map(bend), radius)
  }
  for (let line = 0; line < 2; line++) put(lineAcross(width), between(0.5, 0.7), wipes)
  for (let line = 0; line < 3; line++) put(lineAcross(width), between(0.6, 1))
  return `data:image/png;base64,${printed(sheet).toString('base64')}`
}

/** Turned, leaning, larger or smaller, and off its place: each digit by its own measure. */
function bending(place: number): Bend {
  const turn = (between(-16, 16) * Math.PI) / 180
  const size = between(0.88, 1.06)
  const lean = between(-0.18, 0.18)
  const centre: Point = [
    margin + (place + 0.5) * pitch + between(-2.5, 2.5),
    height / 2 + between(-4, 4),
  ]
  return ([x, y]) => {
    const upright = (y - 0.5) * digitSize[1] * size
    const across = (x - 0.5) * digitSize[0] * size + lean * upright
    return [
      centre[0] + across * Math.cos(turn) - upright * Math.sin(turn),
      centre[1] + across * Math.sin(turn) + upright * Math.cos(turn),
    ]
  }
}

/** The whole sheet in waves both ways. */
function warping(): Bend {
  const [down, right] = [someWave(), someWave()]
  return ([x, y]) => [x + right(y), y + down(x)]
}

function someWave() {
  const [size, length, phase] = [between(1, 2.2), between(30, 60), between(0, 2 * Math.PI)]
  return (at: number) => size * Math.sin((2 * Math.PI * at) / length + phase)
}

/** From edge to edge at the height of the digits. */
function lineAcross(width: number): Stroke {
  const [start, end, rise] = [between(12, 48), between(12, 48), between(-16, 16)]
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps
    return [share * width, start + (end - start) * share + rise * Math.sin(Math.PI * share)]
  })
}

/** With grain and spots on all of it, so that no two pictures of an answer have an edge alike. */
function printed({ width, height: rows, ink }: Sheet): Buffer {
  const grain = randomBytes(ink.length)
  const pixels = new Uint8Array(ink.length)
  ink.forEach((covered, at) => {
    const spotted = grain[at]! < spots ? 1 - covered : covered
    pixels[at] = Math.round(spotted * (shades - grains)) + (grain[at]! % grains)
  })
  const layout: Layout = { width, height: rows, bits: 4, palette: paletteTo(someInk()) }
  return pngOf(layout, deflateSync(twoAByte(pixels, layout), { level: 3 }))
}

function twoAByte(pixels: Uint8Array, { width, height: count }: Layout): Buffer {
  const stride = Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * count)
  for (let y = 0; y < count; y++)
    for (let x = 0; x < width; x++)
      rows[y * stride + (x >> 1)]! |= pixels[y * width + x]! << (x % 2 ? 0 : 4)
  return unfiltered(rows, count)
}

const paletteTo = (ink: Colour): Colour[] =>
  Array.from({ length: shades }, (_, shade): Colour => {
    const mixed = (part: 0 | 1 | 2) =>
      Math.round(paper[part] + ((ink[part] - paper[part]) * shade) / (shades - 1))
    return [mixed(0), mixed(1), mixed(2)]
  })
