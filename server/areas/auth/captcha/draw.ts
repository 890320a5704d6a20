import { randomBytes, randomInt } from 'node:crypto'
import { type Colour, inkOf, pngOfShades } from '@server/drawing/shades'
import { digits, type Point, type Stroke } from './strokes'

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
export async function drawCaptcha(answer: string): Promise<string> {
  const width = 2 * margin + answer.length * pitch
  const warp = warping()
  const line = (stroke: Stroke, radius: number) =>
    `<polyline points="${stroke.map(warp).join(' ')}" stroke-width="${2 * radius}"/>`
  const drawn = [...answer].flatMap((digit, place) => {
    const bend = bending(place)
    const radius = between(2, 2.5)
    return digits[Number(digit)]!.map((stroke) => line(stroke.map(bend), radius))
  })
  const wiped = Array.from({ length: 2 }, () => line(lineAcross(width), between(0.5, 0.7)))
  const across = Array.from({ length: 3 }, () => line(lineAcross(width), between(0.6, 1)))
  const size = { width: width * density, height: height * density }
  const ink = await inkOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
      `viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `<g stroke="#fff">${drawn.join('')}</g><g stroke="#000">${wiped.join('')}</g>` +
      `<g stroke="#fff">${across.join('')}</g></svg>`,
  )
  const png = await pngOfShades(grained(ink), { ...size, shades: shadesTo(someInk()) })
  return `data:image/png;base64,${png.toString('base64')}`
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
function grained(ink: Uint8Array): Uint8Array {
  const grain = randomBytes(ink.length)
  return ink.map((covered, at) => {
    const spotted = grain[at]! < spots ? 255 - covered : covered
    return Math.round((spotted / 255) * (shades - grains)) + (grain[at]! % grains)
  })
}

const shadesTo = (ink: Colour): Colour[] =>
  Array.from({ length: shades }, (_, shade): Colour => {
    const mixed = (part: 0 | 1 | 2) =>
      Math.round(paper[part] + ((ink[part] - paper[part]) * shade) / (shades - 1))
    return [mixed(0), mixed(1), mixed(2)]
  })
