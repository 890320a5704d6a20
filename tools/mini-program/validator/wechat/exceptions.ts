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
    file: 'runtime.js',
    subject: 'return this',
    why: 'webpack looks for the global object so only where globalThis is missing, within try',
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
