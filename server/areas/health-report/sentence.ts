import {
  type Figure,
  type MeasureRule,
  numberText,
  pairText,
  type Peak,
  type Span,
  valueText,
} from '@server/areas/health/health'

type Known = Figure & { average: number }

const isKnown = (figure: Figure): figure is Known => figure.average !== null

/** What a period came to, as one says it: 这周平均 132/84，比上周低 4，周三早上最高 151. */
export function sentenceOf(
  span: Span,
  measure: MeasureRule,
  figures: readonly Figure[],
  doubtful: number,
): string {
  const known = figures.filter(isKnown)
  const [first, second] = known
  if (!first && doubtful > 0) return `${span.name}只有存疑的 ${doubtful} 次，请再量一次`
  if (!first) return span.after === null ? `${span.name}还没有记录` : `${span.name}没有记录`
  if (measure.pair && second) return span.name + pairClause(span, measure, first, second)
  const clause = measure.day === 'mean' ? meanClause : totalClause
  const several = figures.length > 1
  return span.name + known.map((one) => clause(span, measure, one, several)).join('；')
}

function pairClause(span: Span, { did }: MeasureRule, high: Known, low: Known): string {
  const text = pairText(high.average, low.average)
  const { highest } = high
  if (high.n === 1 && highest) return `${did} 1 次，${highest.when} ${text}`
  return `平均 ${text}${against(span, high, ['高', '低'])}${peak(high, highest, '最高')}`
}

function meanClause(span: Span, { did }: MeasureRule, figure: Known, several: boolean): string {
  const { rule, average, highest, n } = figure
  const name = several ? rule.name : ''
  const text = valueText(rule.part, average)
  if (n === 1 && highest) return `${name}${did} 1 次，${highest.when} ${text}`
  const beside = against(span, figure, ['高', '低'])
  return `${name}平均 ${text}${beside}${peak(figure, highest, '最高')}`
}

function totalClause(span: Span, { did }: MeasureRule, figure: Known): string {
  const { rule, average, highest } = figure
  const text = valueText(rule.part, average)
  const beside = against(span, figure, ['多', '少'])
  if (span.range === 'day') return `${did} ${text}${beside}`
  return `平均每天${did} ${text}${beside}${peak(figure, highest, '最多')}`
}

/** Against the period before, as both are shown. */
function against(
  { formerName }: Span,
  { rule, average, former }: Known,
  [more, less]: readonly [string, string],
): string {
  if (former === null) return ''
  const by = average - former
  if (by === 0) return `，和${formerName}一样`
  const amount = numberText(rule.part, Math.abs(by))
  return `，比${formerName}${by > 0 ? more : less} ${amount}`
}

const peak = ({ rule }: Known, at: Peak | null, word: string): string =>
  at ? `，${at.when}${word} ${numberText(rule.part, at.value)}` : ''
