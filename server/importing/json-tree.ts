import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { onLine, refuseProblems } from './unusable'

const notAValue = '这里不是有效的内容：字符串要用英文双引号，最后一项后面不能有逗号'
const notAnEscape = '字符串里有不能识别的转义'

const words: Readonly<Record<string, string>> = {
  PropertyNameExpected: '这里应为英文双引号里的名称，最后一项后面不能有逗号',
  ColonExpected: '名称后面缺少冒号',
  CommaExpected: '前面一项没有写完，或者后面缺少逗号',
  CloseBraceExpected: '这一项没有写完，这里应为 }',
  CloseBracketExpected: '这一列没有写完，这里应为 ]',
  EndOfFileExpected: '后面还有多余的内容',
  InvalidCommentToken: '这里不能写注释',
  InvalidUnicode: notAnEscape,
  InvalidEscapeCharacter: notAnEscape,
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** JSON in which everything knows its place, or the line on which it ceases to be JSON. */
export function readTree(text: string): Node {
  const broken: ParseError[] = []
  const tree = parseTree(text, broken, { disallowComments: true })
  // what comes after the first only follows from it
  const problems = broken
    .slice(0, 1)
    .map(({ error, offset }) =>
      onLine(lineAt(text, offset), words[printParseErrorCode(error)] ?? notAValue),
    )
  refuseProblems(problems)
  refuseProblems(
    namesTwice(tree!).map(({ offset, value }) =>
      onLine(lineAt(text, offset), `“${value}”写了两次`),
    ),
  )
  return tree!
}

function namesTwice({ type, children = [] }: Node): Node[] {
  const names = type === 'object' ? children.map((member) => member.children![0]!) : []
  const seen = new Set<string>()
  const twice = names.filter(({ value }) => seen.size === seen.add(value as string).size)
  return [...twice, ...children.flatMap(namesTwice)]
}
