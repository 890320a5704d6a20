interface Exception {
  rule: 'unknown-global' | 'dynamic-code' | 'unknown-wx'
  file?: string
  subject: string
  why: string
}

/** What a rule lets pass, each with its reason. */
const exceptions: Exception[] = [
  {
    rule: 'unknown-wx',
    subject: 'webpackJsonp',
    why: 'webpack keeps its list of chunks there, and makes it itself',
  },
  {
    rule: 'dynamic-code',
    subject: 'return this',
    why: 'WeChat lets pass this one text, with which libraries look for the global object',
  },
  {
    rule: 'unknown-global',
    file: 'taro.js',
    subject: 'tt',
    why: "Taro's runtime names Douyin's global in functions that only its web build for Douyin calls",
  },
]

export const isException = (rule: Exception['rule'], file: string, subject: string): boolean =>
  exceptions.some(
    (each) =>
      each.rule === rule &&
      each.subject === subject &&
      (each.file === undefined || each.file === file),
  )
