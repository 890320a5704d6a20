import { dayOf } from '@/format/date'
import type { Paper } from '@/platform/printingProps'
import { palettes } from '@/tokens/palette'
import { axisOf, chartImage } from '@/ui/chart/chartImage'
import { chartWords, figure } from '@/ui/chart/chartWords'
import { bandWords, chartOf, chartUnit } from './drawn'
import { type MeasurePage, notADoctor, type Report, untilToday } from './health'

type Section = Paper['sections'][number]

const saidOf = ({ sentence, advice, beside }: Report): Section => ({
  heading: '总的来说',
  lines: [sentence, advice, ...beside.map(({ name, value }) => `${name}：${value}`)].filter(
    Boolean,
  ),
})

/** What was measured; of a week the days without a reading too, as on the page. */
function linesOf({ title, range, points }: Report): Section {
  const lines = untilToday(points, dayOf(new Date())).flatMap((point) => {
    const { name, text, standing_text: standing, doubt_text: doubt } = point
    const said = [text, standing, doubt].filter(Boolean).join('，')
    if (said === '' && range !== 'week') return []
    return [`${name}：${said || '没有记录'}`]
  })
  return { heading: title, lines: lines.length > 0 ? lines : ['没有记录'] }
}

/** A chart on white, whatever the phone looks like, and what its sides mean. */
function chartsOf(report: Report, chart: MeasurePage['chart']): Section[] {
  const { parts, points, name } = report
  const isPair = chart === 'range'
  return parts.slice(0, isPair ? 1 : parts.length).flatMap((part, nth) => {
    if (points.every(({ values }) => values[nth] == null)) return []
    const data = chartOf(report, chart, nth)
    const [axis, unit] = [axisOf(data), chartUnit(part)]
    const ends = [axis[0] ?? 0, axis[axis.length - 1] ?? 0].map(figure)
    const sides =
      `从左到右：${points[0]!.label}到${points[points.length - 1]!.label}；` +
      `从下到上：${ends.join(' 到 ')}${unit}`
    return [
      {
        heading: `${isPair ? name : part.name}的图`,
        lines: [sides, bandWords(isPair ? parts : [part])].filter(Boolean),
        picture: { src: chartImage(data, palettes.light), alt: chartWords(data, unit) },
      },
    ]
  })
}

const nightsOf = ({ nights }: Report): Section[] =>
  nights.map(({ sentence, spans }) => ({
    heading: '这一晚怎么睡的',
    lines: [sentence, ...spans.map(({ when, name, text }) => `${when}：${name} ${text}`)],
  }))

/** A measure as its page shows it: said, in lines, and drawn. */
export const paperOf = (report: Report, chart: MeasurePage['chart'], title: string): Paper => ({
  title,
  sections: [
    saidOf(report),
    linesOf(report),
    ...chartsOf(report, chart),
    ...nightsOf(report),
    { heading: '说明', lines: [notADoctor] },
  ],
})
