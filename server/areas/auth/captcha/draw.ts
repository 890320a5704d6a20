import { randomInt } from 'node:crypto'
import { digits, type Point, type Stroke } from './strokes'

const width = 160
const height = 60
const digitSize: Point = [25, 40]
const inks = ['#1b5866', '#24211d', '#2a6b43', '#825408', '#7a2f3a']

/** Between two numbers, from the system's own randomness. */
const between = (from: number, to: number) => from + ((to - from) * randomInt(10_000)) / 10_000
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

/**
 * The answer as bent strokes, with no text in it to read out. Large, dark and apart from each
 * other, because older people must read it: the limits on attempts hold robots off, not the picture.
 */
export function drawCaptcha(answer: string): string {
  const shapes = [...answer].map((digit, place) => drawDigit(Number(digit), place))
  const noise = Array.from({ length: 3 }, drawNoise)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" rx="8" fill="#f6f3ed"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...noise, ...shapes].join('')}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function drawDigit(digit: number, place: number) {
  const bend = bending(place)
  const path = digits[digit]!.map((stroke) => pathOf(stroke.map(bend))).join('')
  return `<path stroke="${pick(inks)}" stroke-width="${between(4, 5).toFixed(1)}" d="${path}"/>`
}

/** Turned, leaning, larger or smaller, waved, and off its place: each digit by its own measure. */
function bending(place: number) {
  const turn = (between(-14, 14) * Math.PI) / 180
  const size = between(0.9, 1.08)
  const lean = between(-0.15, 0.15)
  const wave = { height: between(0.6, 1.8), phase: between(0, 6.28) }
  const centre: Point = [22 + place * 38.5 + between(-2.5, 2.5), height / 2 + between(-3, 3)]

  return ([x, y]: Point): Point => {
    const upright = (y - 0.5) * digitSize[1] * size
    const across =
      (x - 0.5) * digitSize[0] * size + lean * upright + wave.height * Math.sin(y * 5 + wave.phase)
    return [
      centre[0] + across * Math.cos(turn) - upright * Math.sin(turn),
      centre[1] + across * Math.sin(turn) + upright * Math.cos(turn),
    ]
  }
}

function drawNoise() {
  const [start, middle, end] = [between(8, 52), between(-10, 70), between(8, 52)]
  const d = `M0 ${start.toFixed(1)}Q${between(50, 110).toFixed(1)} ${middle.toFixed(1)} ${width} ${end.toFixed(1)}`
  return `<path stroke="${pick(inks)}" stroke-opacity=".35" stroke-width="1.5" d="${d}"/>`
}

const pathOf = (stroke: Stroke) =>
  `M${stroke.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
