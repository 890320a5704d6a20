import type { ChartData } from '@/ui/chart/chartData'
import { axisOf, chartImage } from '@/ui/chart/chartImage'
import { chartWords, pointWords } from '@/ui/chart/chartWords'
import { scale, ticks } from '@/ui/chart/scale'
import { paletteOf } from '@/ui/tokens/palette'

const light = paletteOf('light', false)

const svgOf = (data: ChartData): Document =>
  new DOMParser().parseFromString(
    decodeURIComponent(chartImage(data, light).replace('data:image/svg+xml,', '')),
    'image/svg+xml',
  )

const steps: ChartData = {
  kind: 'bar',
  points: [
    { label: '周一', value: 4200 },
    { label: '周二', value: 8100 },
    { label: '周三', value: 0 },
  ],
}
const pressure: ChartData = {
  kind: 'range',
  points: [
    { label: '周一', low: 92, high: 146, unusual: true },
    { label: '周二', low: 82, high: 128 },
  ],
  bands: [{ from: 90, to: 139, colour: 'brandSoft' }],
}
const spots: ChartData = {
  kind: 'scatter',
  spots: [
    { x: 1, y: 5 },
    { x: 2, y: 9 },
  ],
}
const line: ChartData = { kind: 'line', points: [{ label: '今天', value: 36.6 }] }
const ring: ChartData = { kind: 'ring', value: 3, whole: 4 }
const nothing: ChartData = { kind: 'line', points: [] }

describe('scales', () => {
  test.each([
    [0, 8100, [0, 2500, 5000, 7500, 10000]],
    [82, 146, [80, 100, 120, 140, 160]],
    [36.5, 36.9, [36.5, 36.6, 36.7, 36.8, 36.9]],
    [0, 0, [0, 0.25]],
  ])('from %d to %d', (low, high, expected) => {
    expect(ticks(low, high)).toEqual(expected)
  })

  test('the ends of the values are the ends of the paper', () => {
    const place = scale([10, 20], [100, 0])
    expect([10, 15, 20].map(place)).toEqual([100, 50, 0])
    expect(scale([5, 5], [0, 10])(5)).toBe(5)
  })
})

describe('drawings', () => {
  test.each([steps, pressure, spots, line, ring, nothing])('$kind is a picture', (data) => {
    expect(svgOf(data).querySelector('parsererror')).toBeNull()
    expect(chartImage(data, light)).not.toMatch(/["<>#]|NaN|undefined|Infinity/)
  })

  test('a bar stands on zero, and is as long as its value', () => {
    const heights = [...svgOf(steps).querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('height')),
    )
    expect(heights[1]).toBeGreaterThan(heights[0] ?? Infinity)
    expect(heights[2]).toBe(0)
  })

  test('the axis holds the bands too', () => {
    expect(axisOf(pressure)).toEqual([80, 100, 120, 140, 160])
    expect(axisOf(ring)).toEqual([])
  })

  test('what is unusual is drawn in another colour', () => {
    expect(svgOf(pressure).querySelectorAll(`circle[fill="${light.danger}"]`)).toHaveLength(1)
  })
})

describe('words', () => {
  test.each([
    ['步数', steps, ' 步', '步数：共 3 个，最低 0 步，最高 8100 步，最近 周三 0 步'],
    ['血压', pressure, '', '血压：共 2 个，最低 82，最高 146，最近 周二 128/82'],
    ['体重', spots, ' 公斤', '体重：共 2 个，最低 5 公斤，最高 9 公斤'],
    ['任务', ring, ' 项', '任务：3 项，共 4 项'],
    ['体温', nothing, '℃', '体温：还没有数据'],
  ])('%s', (title, data, unit, words) => {
    expect(chartWords(title, data, unit)).toBe(words)
  })

  test('what is unusual is said', () => {
    expect(pointWords({ label: '周一', value: 146, unusual: true }, '')).toBe('周一 146，偏离正常')
  })
})
