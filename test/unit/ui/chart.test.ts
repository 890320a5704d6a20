import { axisNames, axisValues } from '@/ui/chart/axisNames'
import { type ChartData, lastMeasured } from '@/ui/chart/chartData'
import { axisOf, chartImage } from '@/ui/chart/chartImage'
import { chartWords, figure, pointWords, readings } from '@/ui/chart/chartWords'
import { labelsOf } from '@/ui/chart/labels'
import { paper, placesOf } from '@/ui/chart/paper'
import { scale, ticks } from '@/ui/chart/scale'
import { stepped, stripsOf, tapped } from '@/ui/chart/strips'
import { paletteOf } from '@/tokens/palette'

const light = paletteOf('light', false)

const svgOf = (data: ChartData, chosen?: number): Document =>
  new DOMParser().parseFromString(
    decodeURIComponent(chartImage(data, light, chosen).replace('data:image/svg+xml,', '')),
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
    { label: '周一', low: 92, high: 146, unusual: 'high' },
    { label: '周二', low: 82, high: 128 },
  ],
  bands: [{ from: 90, to: 139, colour: 'brandSoft' }],
}
const spots: ChartData = {
  kind: 'scatter',
  across: '身高',
  acrossUnit: ' 厘米',
  spots: [
    { x: 170, y: 63 },
    { x: 150, y: 58.5 },
    { x: 150, y: 52 },
  ],
}
const line: ChartData = { kind: 'line', points: [{ label: '今天', value: 36.6 }] }
const broken: ChartData = {
  kind: 'line',
  points: [
    { label: '周一', value: 66 },
    { label: '周二', value: 68 },
    { label: '周三', gap: true },
    { label: '周四', value: 71 },
    { label: '周五', gap: true },
  ],
}
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

  test('nothing is drawn where nothing was measured', () => {
    const path = svgOf(broken).querySelector('path[stroke-linejoin]')?.getAttribute('d') ?? ''
    expect(path.split('M').slice(1)).toHaveLength(2)
    expect(svgOf(broken).querySelectorAll('circle')).toHaveLength(3)
    expect(lastMeasured(broken)).toBe(3)
  })

  test('the axis holds the bands too', () => {
    expect(axisOf(pressure)).toEqual([80, 100, 120, 140, 160])
    expect(axisOf(ring)).toEqual([])
  })

  test('what is unusual is drawn in another colour and shape', () => {
    expect(svgOf(pressure).querySelectorAll(`path[fill="${light.danger}"]`)).toHaveLength(1)
  })

  test('the ends of what is usual are drawn, not its colour alone', () => {
    const [edge] = svgOf(pressure).querySelectorAll('path[stroke-dasharray]')
    expect(edge?.getAttribute('stroke')).toBe(light.brandInk)
    expect(edge?.getAttribute('d')?.match(/h320/g)).toHaveLength(2)
  })

  test('the value that is read out has a line through it, where it stands', () => {
    const lines = (chosen?: number) =>
      [...svgOf(pressure, chosen).querySelectorAll(`path[stroke="${light.ink3}"]`)].map((path) =>
        path.getAttribute('d'),
      )
    expect(lines()).toEqual([])
    expect(lines(1)).toEqual([`M${placesOf(pressure)[1]} 6V154`])
    expect(lines(2)).toEqual([])
  })

  test('of spots on one line the one that is read out is ringed', () => {
    const ringed = (chosen: number) =>
      svgOf(spots, chosen).querySelector('circle[r="7"]')?.getAttribute('cy')
    expect(Number(ringed(0))).toBeGreaterThan(Number(ringed(1)))
  })
})

describe('a finger on the plot', () => {
  test('meets the column of each value', () => {
    const strips = stripsOf(placesOf(steps), paper.width)
    expect(strips.map(({ values }) => values)).toEqual([[0], [1], [2]])
    for (const { share } of strips) expect(share).toBeCloseTo(1 / 3, 3)
  })

  test('meets the nearest spot, and with each tap the next one of the same place', () => {
    const [left, right] = stripsOf(placesOf(spots), paper.width)
    expect(left).toEqual({ share: 0.5, values: [0, 1] })
    expect(right).toEqual({ share: 0.5, values: [2] })
    expect([undefined, 0, 1, 2].map((chosen) => left && tapped(left, chosen))).toEqual([0, 1, 0, 0])
  })

  test.each([1, 2, 7, 30, 365])('%d columns fill the whole width', (count) => {
    const points = Array.from({ length: count }, (_, value) => ({ label: `${value}`, value }))
    const strips = stripsOf(placesOf({ kind: 'line', points }), paper.width)
    expect(strips).toHaveLength(count)
    expect(strips.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  test('finds nothing where nothing is', () => {
    expect(stripsOf(placesOf(nothing), paper.width)).toEqual([])
    expect(stripsOf(placesOf(ring), paper.width)).toEqual([])
  })
})

test('the ways to the values beside go round', () => {
  expect([stepped(2, 1, 3), stepped(0, -1, 3), stepped(0, 1, 3)]).toEqual([0, 2, 1])
})

describe('names below the plot', () => {
  const month = Array.from({ length: 30 }, (_, day) => `11月${day + 1}日`)
  test.each([
    ['all where they fit', ['六', '日', '一', '二', '三', '四', '今天'], 7],
    [
      'ends and middle of an odd number',
      ['周六', '周日', '周一', '周二', '周三', '周四', '今天'],
      3,
    ],
    ['ends of an even number', month, 2],
    ['ends where the middle has no room', month.slice(1), 2],
    ['both of two, however long', ['2026年11月14日', '2026年11月15日'], 2],
    ['none of none', [], 0],
  ])('%s', (_, names, count) => {
    const shown = axisNames(names)
    expect(shown).toHaveLength(count)
    expect([shown[0], shown[count - 1]]).toEqual([names[0], names[names.length - 1]])
  })
})

test.each([
  [[0, 1, 2, 3, 4], false, [0, 1, 2, 3, 4]],
  [[0, 1, 2, 3], true, [0, 1, 2, 3]],
  [[0, 1, 2, 3, 4], true, [0, 2, 4]],
  [[0, 1, 2, 3, 4, 5], true, [0, 5]],
  [[], true, []],
])('beside a plot with %j, large letters: %p', (axis, large, shown) => {
  expect(axisValues(axis, large)).toEqual(shown)
})

describe('words', () => {
  test.each([
    ['步数', steps, ' 步', '共 3 个，最低 0 步，最高 8,100 步，最近 周三：0 步'],
    ['血压', pressure, '', '共 2 个，其中 1 个高于参考范围，最低 82，最高 146，最近 周二：128/82'],
    ['体重', spots, ' 公斤', '共 3 个，最低 52 公斤，最高 63 公斤'],
    ['任务', ring, ' 项', '3 项，共 4 项'],
    ['体温', nothing, '℃', '还没有数据'],
    ['心率', broken, ' 次', '共 3 个，最低 66 次，最高 71 次，最近 周四：71 次'],
  ])('%s', (_, data, unit, words) => {
    expect(chartWords(data, unit)).toBe(words)
  })

  test.each([
    ['步数', steps, ' 步', ['周一：4,200 步', '周二：8,100 步', '周三：0 步']],
    ['血压', pressure, '', ['周一：146/92，高于参考范围', '周二：128/82']],
    [
      '体重',
      spots,
      ' 公斤',
      ['身高 150 厘米，52 公斤', '身高 150 厘米，58.5 公斤', '身高 170 厘米，63 公斤'],
    ],
    ['体温', line, '℃', ['今天：36.6℃']],
    [
      '心率',
      broken,
      ' 次',
      ['周一：66 次', '周二：68 次', '周三：没有记录', '周四：71 次', '周五：没有记录'],
    ],
    ['任务', ring, ' 项', ['已有 75%', '还差 1 项']],
    ['做完的任务', { kind: 'ring', value: 5, whole: 4 } as const, ' 项', ['已有 100%']],
    ['没有的', nothing, '', []],
  ])('each value of %s can be read', (_, data, unit, words) => {
    expect(readings(data, unit)).toEqual(words)
  })

  test.each([
    [9480, '9,480'],
    [12_480, '1.25万'],
    [36.6, '36.6'],
    [-1200, '-1,200'],
  ])('%d is written %s', (value, words) => {
    expect(figure(value)).toBe(words)
  })

  test('what is unusual is said', () => {
    expect(pointWords({ label: '周一', value: 146, unusual: 'high' }, '')).toBe(
      '周一：146，高于参考范围',
    )
  })
})

test('a mark is a broken line on the same paper, above all values or not', () => {
  const data: ChartData = {
    kind: 'line',
    points: [{ label: '今天', value: 228 }],
    mark: { value: 300, name: '每天上限' },
  }
  expect(axisOf(data).at(-1)).toBeGreaterThanOrEqual(300)
  expect(svgOf(data).querySelectorAll('path[stroke-dasharray="5 4"]')).toHaveLength(1)
  expect(svgOf({ ...data, mark: undefined }).querySelector('[stroke-dasharray]')).toBe(null)
})

describe('what stands at the points', () => {
  const textsOf = (data: ChartData) => labelsOf(data).map(({ text, of }) => `${of} ${text}`)

  test('is the latest, and what lies furthest outside in a word with its value', () => {
    const week = [120, 141, 152, 118, 121, 125, 128].map((value, day) => ({
      label: `周${day}`,
      value,
      ...(value > 134 && { unusual: 'high' as const }),
    }))
    expect(textsOf({ kind: 'line', points: week })).toEqual(['outside 偏高 152', 'latest 128'])
    const low = [{ label: '周一', value: 3.6, unusual: 'low' as const }, ...week.slice(3)]
    expect(textsOf({ kind: 'line', points: low })).toEqual(['outside 偏低 3.6', 'latest 128'])
    expect(textsOf(steps)).toEqual(['latest 0'])
  })

  test('never touches: beside what lies outside the latest is left to the words', () => {
    const points = [
      { label: '周一', low: 82, high: 128 },
      { label: '周二', low: 92, high: 146, unusual: 'high' as const },
    ]
    const wide = Array.from({ length: 5 }, () => points[0]!)
    expect(textsOf({ kind: 'range', points: [...wide, ...points] })).toEqual(['outside 偏高 146'])
    expect(textsOf(pressure)).toEqual(['outside 偏高 146', 'latest 128/82'])
  })

  test('says where nothing was measured, and nothing of what is still to come', () => {
    expect(textsOf(broken)).toEqual(['latest 71', 'gap 没量'])
    expect(textsOf(nothing)).toEqual([])
  })
})
