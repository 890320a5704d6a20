import { type GuardReport, notAVerdict } from '@/parts/health/guard/guard'
import type { Paper } from '@/platform/printingProps'

type Section = Paper['sections'][number]

const measuresOf = ({ measures }: GuardReport): Section => ({
  heading: '记录',
  lines: measures.map(({ name, text, days, outside }) =>
    [`${name}：平均 ${text}`, days, outside].filter(Boolean).join('，'),
  ),
})

const alertsOf = ({ alerts }: GuardReport): Section => ({
  heading: '守护提醒',
  lines: alerts.map(({ title, text, when }) => `${when}，${title}：${text}`),
})

const checksOf = ({ checks }: GuardReport): Section => ({
  heading: '问卷',
  lines: checks.map(
    ({ name, when, sentence, advice }) => `${name}，${when}：${sentence}。${advice}`,
  ),
})

/** The sections that say something: on the page and on paper the same. */
export const sectionsOf = (report: GuardReport): Section[] =>
  [measuresOf(report), alertsOf(report), checksOf(report)].filter(({ lines }) => lines.length > 0)

export const paperOf = (report: GuardReport): Paper => ({
  title: report.title,
  sections: [
    { heading: '总的来说', lines: [report.sentence] },
    ...sectionsOf(report),
    { heading: report.made, lines: [notAVerdict] },
  ],
})
