import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { definition, type Definition } from '../definition'
import { type Lined, NotJson, parseLined } from './json-lines'

z.config(zhCN())

/** What is wrong with a file, line by line. */
export class Unusable extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

export interface Read {
  definition: Definition
  problem: (path: readonly PropertyKey[], message: string) => string
}

const dotted = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

const problemIn = (lined: Lined) => (path: readonly PropertyKey[], message: string) =>
  `第 ${lined.lineOf(path)} 行 ${dotted(path) || '整个文件'}：${message}`

/** Reads a campaign as it is written down, or tells every line that is wrong. */
export function readDefinition(text: string): Read {
  const lined = parse(text)
  const problem = problemIn(lined)
  const { success, data, error } = definition.safeParse(lined.value)
  if (success) return { definition: data, problem }
  throw new Unusable(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problem([...issue.path, key], '没有这一项，请核对名称'))
        : [problem(issue.path, missing(issue) ? '缺少这一项' : issue.message)],
    ),
  )
}

const missing = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && 'input' in issue && issue.input === undefined

function parse(text: string): Lined {
  try {
    return parseLined(text)
  } catch (error) {
    if (!(error instanceof NotJson)) throw error
    throw new Unusable([`第 ${error.line} 行：${error.message}`])
  }
}
