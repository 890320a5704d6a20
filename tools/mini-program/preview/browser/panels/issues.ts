import { drawChanged, element } from '../draw'

interface Report {
  errors: string[]
  lacking: string[]
  violations: string[]
}

const latest = 30

/** What went wrong in the app, what the host lacks, and what WeChat would mind. */
export function drawIssues({ errors, lacking, violations }: Report): void {
  const issues = [
    ...errors.map((text) => `出错：${text}`),
    ...lacking.map((name) => `预览里没有：${name}`),
    ...violations.map((text) => `微信不许：${text}`),
  ]
  drawChanged('issues', issues.slice(-latest), (shown) =>
    shown.length > 0
      ? shown.map((text) => element('li', { className: 'bad' }, text))
      : [element('li', { className: 'empty' }, '没有')],
  )
}
